import type { Kept } from './kept';
import type { LogLine } from './log';
import { describe } from './describe';
import { nameAt, ownersAt } from './places';
import { sourceOfReply, type Told } from './allowed';

/** Data, and who told it. */
export type Telling = readonly [value: unknown, told: Told];

const PROGRAM: Told = { source: 'program' };
/** Drawn by chance, or said by the program to whoever lets it begin. */
const NOBODYS = ['uuid', 'random', 'join', 'turn'];
const sourceOf = (kind: string): Told['source'] => (NOBODYS.includes(kind) ? 'published' : 'outside');

/** Storage holds texts of JSON, and there is more in them than a text. */
const opened = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const ofReading = (kind: string, key: string | undefined, value: unknown): readonly Telling[] => {
  const told: Told = { source: sourceOf(kind), place: key };
  const name = nameAt(key);
  return [
    [ownersAt(key), { source: 'outside' }],
    [{ [name]: value }, told],
    [{ [name]: opened(value) }, told],
  ];
};

/** What an entry tells; of a reply, `path` is that of its request. */
export const tellingsOf = (entry: Kept, path: string | undefined): readonly Telling[] => {
  switch (entry.k) {
    case 'a': {
      const { type, payload } = entry.message;
      return [[payload, entry.cause === undefined ? { source: 'outside', place: type } : PROGRAM]];
    }
    case 'q':
      return [[[entry.request.path, describe(entry.request.query), describe(entry.request.body)], PROGRAM]];
    case 's': {
      if (!entry.reply) return [];
      const { data, httpStatus: _, statusCode: __, ...envelope } = entry.reply;
      return [
        [describe(data), sourceOfReply(path)],
        [envelope, PROGRAM],
      ];
    }
    case 'w':
      return [
        [
          { [nameAt(entry.channel)]: describe(entry.value) },
          { source: sourceOf(entry.channel), place: entry.channel },
        ],
      ];
    case 'n':
      return ofReading(entry.kind, entry.key, describe(entry.value));
    default:
      return [];
  }
};

/** The same of a line that was written. */
export const tellingsIn = (line: LogLine, path: string | undefined): readonly Telling[] => {
  switch (line.k) {
    case 'a':
      return [[line.pl, line.o === 'epic' ? PROGRAM : { source: 'outside', place: line.ty }]];
    case 'q':
      return [[[line.u, line.b], PROGRAM]];
    case 's':
      return [
        [line.b, sourceOfReply(path)],
        [line.env, PROGRAM],
      ];
    case 'w':
      return [[{ [nameAt(line.ch)]: line.d }, { source: sourceOf(line.ch), place: line.ch }]];
    case 'n':
      return ofReading(line.f, line.key, line.v);
    default:
      return [];
  }
};
