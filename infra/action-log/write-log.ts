import type { Message } from '#src/kernel/messages';
import type { ApiReply } from '#src/kernel/send';
import { canonical } from './canonical';
import { runningHash } from './hash';
import type { Kept, Segment, State } from './kept';
import { FORMAT, VERSION } from './format';
import type { Checkpoint, End, Header, LogLine } from './log';
import { describe } from './describe';
import { packer } from './packing';
import { hideAt, hiddenText, hideEnd, hidePlace } from './places';
import { RULES, type Redactor } from './redact';
import { bodyHash, requestsHash } from './request-hash';
import { stateHasher } from './state-hash';
import { atOnce, type Steps } from './steps';
import { tellingsOf } from './tellings';

/** Messages name the type that caused them; the log wants the very one, which is the latest of that type. */
const causes = () => {
  const latest = new Map<string, number>();
  return (message: Message, i: number): number | undefined => {
    const cause = message.meta.cause === undefined ? undefined : latest.get(message.meta.cause);
    latest.set(message.type, i);
    return cause;
  };
};

/** Where a log comes from. */
export interface Origin {
  readonly recording: string;
  readonly app: string;
  readonly build: string;
  readonly timeZone: string;
  readonly locale: string;
  /** Width and height. */
  readonly viewport?: readonly [number, number];
}

export interface LogPlan {
  readonly segments: readonly Segment[];
  /** More of what was told than is written: who said what is known from there. */
  readonly told?: readonly Segment[];
  readonly state: State;
  readonly origin: Origin;
  readonly redactor: Redactor;
  readonly write: (line: string) => void;
  readonly now: () => number;
  /** The recording goes on: what is written has a last state, and no end. */
  readonly goesOn?: boolean;
}

const NO_REPLY = -1;
const FACT = 'tracking/factStamped';

/** Share of the work. */
const LEARNING = 0.4;
const countOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { entries }) => sum + entries.length, 0);

/** A value is judged by all that was said of it, so all of the log is read before any line is made. */
function* learnAll({ learn }: Redactor, segments: readonly Segment[], states: readonly State[]): Steps<void> {
  // Who told what is in it has been forgotten with the entries before.
  const isForgetful = (segments[0]?.entriesBefore ?? 0) > 0;
  learn(segments[0]?.state, { source: isForgetful ? 'outside' : 'program' });
  const paths = new Map<number, string>();
  const all = countOf(segments);
  let done = 0;
  for (const { entries } of segments)
    for (const entry of entries) {
      if (entry.k === 'q') paths.set(entry.ordinal, entry.request.path);
      const path = entry.k === 's' ? paths.get(entry.ordinal) : undefined;
      for (const [value, told] of tellingsOf(entry, path)) learn(value, told);
      done += 1;
      yield (LEARNING * done) / all;
    }
  for (const state of states) learn(state, { source: 'program' });
}

type Draft = { readonly k: LogLine['k'] } & Readonly<Record<string, unknown>>;

/** Lines of the entries, in their order. */
const lineWriter = (redactor: Redactor, t0: number) => {
  const findCause = causes();

  const data = (value: unknown): { readonly bh?: string; readonly b?: unknown } => {
    if (value === undefined) return {};
    const b = redactor.redact(describe(value));
    const { bh } = bodyHash(b);
    return bh === undefined ? {} : { bh, b };
  };

  const envelope = ({ httpStatus, statusCode, data: body, ...rest }: ApiReply) => ({
    st: httpStatus,
    sc: statusCode,
    ...data(body),
    env: redactor.redact(rest),
  });

  const body = (entry: Kept, i: number): object => {
    switch (entry.k) {
      case 'a': {
        const { type, payload, meta } = entry.message;
        const isOwn = entry.cause !== undefined;
        const p = findCause(entry.message, i) ?? entry.cause;
        const pl = redactor.redact(payload);
        const o = isOwn ? 'epic' : meta.kind === 'command' ? 'ui' : 'net';
        return { o, ...(p !== undefined && { p }), ty: type, pl, m: meta };
      }
      case 'q': {
        const { query, body: sent, path, method } = entry.request;
        const b = redactor.redact(describe({ query, body: sent }));
        const { bh } = bodyHash(b);
        return {
          ...(entry.isForeign ? { o: 'port' } : { p: entry.cause }),
          r: entry.ordinal,
          m: method,
          u: redactor.redact(path) as string,
          ...(bh !== undefined && { bh, b }),
        };
      }
      case 's': {
        const { reply, error } = entry;
        if (reply) return { r: entry.ordinal, ...envelope(reply) };
        return {
          r: entry.ordinal,
          sc: NO_REPLY,
          ...(error !== undefined && { err: hiddenText(redactor, error) }),
        };
      }
      case 'w':
        return {
          ch: hidePlace(redactor, entry.channel),
          n: entry.listener,
          ...(entry.end === undefined && { d: hideAt(redactor, entry.channel, describe(entry.value)) }),
          ...(entry.end !== undefined && { end: hideEnd(redactor, entry.end) }),
        };
      case 't':
        return { id: entry.id, ms: entry.ms };
      case 'x':
        return { ep: entry.epic, err: hiddenText(redactor, entry.error) };
      case 'n':
        return {
          f: entry.kind,
          ...(entry.key !== undefined && { key: hidePlace(redactor, entry.key) }),
          ...(entry.call !== undefined && { c: entry.call }),
          ...(entry.value !== undefined && { v: hideAt(redactor, entry.key, describe(entry.value)) }),
          ...(entry.error !== undefined && { err: hiddenText(redactor, entry.error) }),
        };
    }
  };

  const fact = (entry: Kept, i: number): readonly Draft[] => {
    if (entry.k !== 'a' || entry.message.type !== FACT) return [];
    const { id, body: stamped } = entry.message.payload as {
      readonly id?: string;
      readonly body?: { readonly fncode?: string };
    };
    return [{ k: 'v', i, fn: stamped?.fncode ?? '', ...(id !== undefined && { id }) }];
  };

  return (entry: Kept, i: number): readonly Draft[] => [
    {
      k: entry.k,
      i,
      t: entry.at - t0,
      ...(entry.during !== undefined && { y: entry.during }),
      ...body(entry, i),
    },
    ...fact(entry, i),
  ];
};

/** As `writeLog`, entry by entry. */
export function* writeLogInSteps(plan: LogPlan): Steps<void> {
  const { segments, told = segments, state, origin, redactor, write, now, goesOn = false } = plan;
  yield* learnAll(redactor, told, [...segments.map((segment) => segment.state), state]);
  const [first] = segments;
  const t0 = first?.startedAt ?? now();
  const start = redactor.redact(first?.state ?? state) as State;
  const bytes = runningHash();
  const requests = requestsHash();
  const hashState = stateHasher();
  const linesOf = lineWriter(redactor, t0);
  const all = countOf(segments);
  let done = 0;

  const textOf = packer();
  const put = (line: object): void => {
    const text = textOf(line);
    bytes.add(`${text}\n`);
    write(text);
  };

  put({
    k: 'h',
    fmt: FORMAT,
    v: VERSION,
    rec: origin.recording,
    app: origin.app,
    bl: origin.build,
    t0,
    tz: origin.timeZone,
    loc: origin.locale,
    ...(origin.viewport && { vp: [...origin.viewport] as [number, number] }),
    rules: RULES,
    source: 'app',
    skipped: first?.entriesBefore ?? 0,
    slices: Object.keys(start),
    state: JSON.parse(canonical(start)) as State,
  } satisfies Header);
  for (const [at, segment] of segments.entries()) {
    if (at > 0) {
      put({
        k: 'c',
        n: segment.actionsBefore,
        ...hashState(redactor.redact(segment.state) as State),
        qh: requests.sofar(),
      } satisfies Checkpoint);
    }
    for (const [offset, entry] of segment.entries.entries()) {
      for (const line of linesOf(entry, segment.entriesBefore + offset)) {
        if (line.k === 'q') requests.add(line as unknown as Parameters<typeof requests.add>[0]);
        put(line);
      }
      done += 1;
      yield LEARNING + ((1 - LEARNING) * done) / all;
    }
  }
  const n = segments.reduce(
    (sum, { entries }) => sum + entries.filter(({ k }) => k === 'a').length,
    first?.actionsBefore ?? 0,
  );
  const last = { n, ...hashState(redactor.redact(state) as State), qh: requests.sofar() };
  put(
    goesOn
      ? ({ k: 'c', ...last } satisfies Checkpoint)
      : ({ k: 'e', ...last, fh: bytes.sofar() } satisfies End),
  );
}

export const writeLog = (plan: LogPlan): void => atOnce(writeLogInSteps(plan));
