import * as z from 'zod/mini';
import { damageFinder, type Damage } from './damages';
import { runningHash } from './hash';
import { VERSION } from './format';
import { header, line, type End, type Header, type LogLine } from './log';
import { TooMuch, unpacker } from './packing';
import { atOnce, type Steps } from './steps';

/** The file is no action log, or one of another version. */
export class LogUnreadable extends Error {
  constructor(at: number, why: string) {
    super(`第 ${at} 行：${why}`);
    this.name = 'LogUnreadable';
  }
}

export interface ActionLog {
  readonly header: Header;
  readonly lines: readonly Exclude<LogLine, End>[];
  /** Missing when the page died before it could finish the log. */
  readonly end?: End;
  /** Where the file is not as it was written. Without an end line nothing vouches for what the lines say. */
  readonly damages: readonly Damage[];
}

const knownKinds = new Set(['a', 'q', 's', 'w', 't', 'n', 'v', 'c', 'x', 'e']);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const kindOf = (value: unknown): unknown => (value as { readonly k?: unknown } | undefined)?.k;

const check = <S extends z.core.$ZodType>(schema: S, value: unknown, at: number): z.output<S> => {
  const result = z.safeParse(schema, value);
  // As it was written: a line that is written again is the same to the byte.
  if (result.success) return value as z.output<S>;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') ?? '';
  throw new LogUnreadable(at, place === '' ? '不是一行日志' : `${place} 不合日志的格式`);
};

/** As `readLog`, line by line. */
export function* readInSteps(text: string): Steps<ActionLog> {
  const bytes = runningHash();
  const texts = text.split('\n');
  // An editor or a mail may have put blank lines before it; they are none of the bytes that the end vouches for.
  const begin = Math.max(
    texts.findIndex((one) => one.trim() !== ''),
    0,
  );
  const first = texts[begin] ?? '';
  const start = parse(first);
  const version = (start as { readonly v?: unknown } | undefined)?.v;
  if (typeof version === 'number' && version !== VERSION)
    throw new LogUnreadable(begin + 1, `日志格式为第 ${version} 版，本程序只读第 ${VERSION} 版`);
  const head = check(header, start, begin + 1);
  const lines: Exclude<LogLine, End>[] = [];
  const { damages, see, add } = damageFinder(head, begin + 1);
  const expand = unpacker();
  const expanded = <L extends object>(packed: L, at: number): L => {
    try {
      return expand(packed);
    } catch (error) {
      throw error instanceof TooMuch ? new LogUnreadable(at, error.message) : error;
    }
  };
  let end: End | undefined;
  bytes.add(`${first}\n`);

  for (const [at, raw] of texts.entries()) {
    if (at <= begin) continue;
    if (raw !== '') {
      const value = parse(raw);
      if (value === undefined) {
        if (texts.slice(at + 1).some((later) => later !== '')) throw new LogUnreadable(at + 1, '不是 JSON');
        break;
      }
      if (value === null) throw new LogUnreadable(at + 1, '不是一行日志');
      const isKnown = knownKinds.has(String(kindOf(value)));
      if (isKnown) {
        const known = expanded(check(line, value, at + 1), at + 1);
        see(known, at + 1, true);
        if (known.k === 'e') {
          end = known;
          if (bytes.sofar() !== known.fh) add({ of: 'bytes', at: at + 1 });
          const beyond = texts.flatMap((text, later) =>
            later > at && text.trim() !== '' ? [later + 1] : [],
          );
          if (beyond[0] !== undefined) add({ of: 'beyond', at: beyond[0], lines: beyond.length });
          break;
        }
        lines.push(known);
      } else see(value, at + 1, false);
    }
    bytes.add(`${raw}\n`);
    yield at / texts.length;
  }
  return { header: head, lines, ...(end && { end }), damages };
}

/** Reads a whole log. A truncated last line is left out, lines of unknown kinds are skipped; throws LogUnreadable. */
export const readLog = (text: string): ActionLog => atOnce(readInSteps(text));
