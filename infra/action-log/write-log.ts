import type { Message } from '#src/kernel/messages';
import { canonical } from './canonical';
import { hashOf, runningHash } from './hash';
import type { Kept, Segment, State } from './kept';
import {
  FORMAT,
  VERSION,
  type ActionLine,
  type Checkpoint,
  type End,
  type Header,
  type ReplyLine,
  type RequestLine,
} from './log';
import { RULES, type Redactor } from './redact';
import { bodyHash, requestsHash } from './request-hash';

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
}

export interface LogPlan {
  readonly segments: readonly Segment[];
  readonly state: State;
  readonly origin: Origin;
  readonly redactor: Redactor;
  readonly write: (line: string) => void;
  readonly now: () => number;
}

const NO_REPLY = -1;

/** A secret is looked for everywhere once it was seen under its key, so all of the log is read before any line is made. */
const learnAll = ({ learn }: Redactor, segments: readonly Segment[], state: State): void => {
  learn(state);
  for (const segment of segments) {
    learn(segment.state);
    for (const entry of segment.entries) {
      if (entry.k === 'a') learn(entry.message.payload);
      else if (entry.k === 'q') learn([entry.request.query, entry.request.body]);
      else learn(entry.reply?.data);
    }
  }
};

export const writeLog = ({ segments, state, origin, redactor, write, now }: LogPlan): void => {
  learnAll(redactor, segments, state);
  const [first] = segments;
  const t0 = first?.startedAt ?? now();
  const start = redactor.redact(first?.state ?? state) as State;
  const bytes = runningHash();
  const findCause = causes();
  const requests = requestsHash();

  const put = (line: object): void => {
    const text = JSON.stringify(line);
    bytes.add(`${text}\n`);
    write(text);
  };

  const actionLine = ({ at, message }: Kept & { k: 'a' }, i: number): ActionLine => {
    const p = findCause(message, i);
    const origin = message.meta.cause ? 'epic' : message.meta.kind === 'command' ? 'ui' : 'port';
    const pl = redactor.redact(message.payload);
    return {
      k: 'a',
      i,
      t: at - t0,
      o: origin,
      ...(p !== undefined && { p }),
      ty: message.type,
      pl,
      m: message.meta,
    };
  };

  const requestLine = ({ at, ordinal, request }: Kept & { k: 'q' }, i: number): RequestLine => {
    const b = redactor.redact({ query: request.query, body: request.body });
    const u = redactor.redactText(request.path);
    const body = bodyHash(b);
    const line = {
      k: 'q',
      i,
      t: at - t0,
      r: ordinal,
      m: request.method,
      u,
      ...body,
      ...(body.bh && { b }),
    } as const;
    requests.add(line);
    return line;
  };

  const replyLine = ({ at, ordinal, reply }: Kept & { k: 's' }, i: number): ReplyLine => {
    const sc = reply?.statusCode ?? NO_REPLY;
    return { k: 's', i, t: at - t0, r: ordinal, sc, ...bodyHash(redactor.redact(reply?.data)) };
  };

  const lineOf = (entry: Kept, i: number) => {
    if (entry.k === 'a') return actionLine(entry, i);
    return entry.k === 'q' ? requestLine(entry, i) : replyLine(entry, i);
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
    rules: RULES,
    slices: Object.keys(start),
    state: JSON.parse(canonical(start)) as State,
  } satisfies Header);
  for (const [at, segment] of segments.entries()) {
    if (at > 0) {
      const h = hashOf(redactor.redact(segment.state));
      put({ k: 'c', n: segment.actionsBefore, h, qh: requests.sofar() } satisfies Checkpoint);
    }
    segment.entries.forEach((entry, offset) => put(lineOf(entry, segment.entriesBefore + offset)));
  }
  const n = segments.reduce(
    (sum, { entries }) => sum + entries.filter(({ k }) => k === 'a').length,
    first?.actionsBefore ?? 0,
  );
  put({
    k: 'e',
    n,
    h: hashOf(redactor.redact(state)),
    qh: requests.sofar(),
    fh: bytes.sofar(),
  } satisfies End);
};
