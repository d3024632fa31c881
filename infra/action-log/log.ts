import * as z from 'zod/mini';
import { FORMAT, VERSION } from './format';

const index = z.int().check(z.nonnegative());
const milliseconds = z.number();
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const bodyHash = z.string().check(z.regex(/^[0-9a-f]{12}$/));
/** Of lines from outside that came while the program was calling the world: which of those calls brought it. */
const during = z.optional(index);

/** First line. `state` is the redacted state at `t0` (ms since 1970), `slices` those joined by then. */
export const header = z.object({
  k: z.literal('h'),
  fmt: z.literal(FORMAT),
  v: z.literal(VERSION),
  rec: z.string(),
  app: z.string(),
  /** Commit or version of the build that wrote the log. */
  bl: z.string(),
  t0: milliseconds,
  tz: z.string(),
  loc: z.string(),
  /** Width and height of the window. */
  vp: z.optional(z.tuple([z.number(), z.number()])),
  rules: z.string(),
  /** A log made of a file of Redux DevTools knows of actions alone. */
  source: z.enum(['app', 'redux-devtools']),
  /** Lines forgotten before the first; only a log that starts with the page can be replayed in full. */
  skipped: index,
  slices: z.array(z.string()),
  state: z.record(z.string(), z.unknown()),
});

/**
 * A message. `t` ms since t0; `o` who said it: a person, the network, or an epic. `p` is the line that brought it
 * forth: for what an epic said it is always known.
 */
const action = z.object({
  k: z.literal('a'),
  i: index,
  t: milliseconds,
  o: z.enum(['ui', 'epic', 'net', 'timer', 'ws', 'tab']),
  p: z.optional(index),
  y: during,
  ty: z.string(),
  pl: z.optional(z.unknown()),
  m: z.object({ kind: z.enum(['command', 'event']), cause: z.optional(z.string()) }),
});

/** A request; `r` its ordinal, `b` query and body, redacted, `bh` their hash; `o`: asked by no epic. Headers are never written. */
const request = z.object({
  k: z.literal('q'),
  i: index,
  t: milliseconds,
  p: z.optional(index),
  o: z.optional(z.literal('port')),
  r: index,
  m: z.string(),
  u: z.string(),
  bh: z.optional(bodyHash),
  b: z.optional(z.unknown()),
});

/** The reply to request `r`: status of the transport and code of the envelope (-1: none came), data `b`, the rest of the envelope. */
const reply = z.object({
  k: z.literal('s'),
  i: index,
  t: milliseconds,
  r: index,
  y: during,
  st: z.optional(z.int()),
  sc: z.int(),
  bh: z.optional(bodyHash),
  b: z.optional(z.unknown()),
  env: z.optional(z.record(z.string(), z.unknown())),
  err: z.optional(z.string()),
});

/** Something the world said by itself: the `n`th listener of a channel hears `d`, or that there is no more. */
const push = z.object({
  k: z.literal('w'),
  i: index,
  t: milliseconds,
  y: during,
  ch: z.string(),
  n: index,
  d: z.optional(z.unknown()),
  end: z.optional(z.union([z.literal('done'), z.object({ err: z.string() })])),
});

/** A timer went off; `id` counts those that were set. */
const timer = z.object({
  k: z.literal('t'),
  i: index,
  t: milliseconds,
  y: during,
  id: index,
  ms: z.number(),
});

/** What the world answered when asked: the clock, ids, storage, cookies, the browser. `c` counts the askings of one key. */
const reading = z.object({
  k: z.literal('n'),
  i: index,
  t: milliseconds,
  y: during,
  f: z.enum(['now', 'random', 'uuid', 'storage', 'cookie', 'fingerprint', 'address', 'port', 'join']),
  key: z.optional(z.string()),
  c: z.optional(index),
  v: z.optional(z.unknown()),
  err: z.optional(z.string()),
});

/** A fact was stamped by action `i`; `id` is its name at the analysts'. */
const fact = z.object({ k: z.literal('v'), i: index, fn: z.string(), id: z.optional(z.string()) });

const slices = z.record(z.string(), bodyHash);

/** State hash before the action that follows, over the hashes `hs` of the slices; `n` actions came before, `qh` rolls over the requests so far. */
const checkpoint = z.object({ k: z.literal('c'), n: index, h: sha256, hs: slices, qh: sha256 });

/** An epic broke and was started again. */
const exception = z.object({ k: z.literal('x'), i: index, t: milliseconds, ep: z.string(), err: z.string() });

/** Last line of a log that was saved whole; `fh` is the hash of all bytes before it. */
const end = z.object({ k: z.literal('e'), n: index, h: sha256, hs: slices, qh: sha256, fh: sha256 });

export const line = z.discriminatedUnion('k', [
  action,
  request,
  reply,
  push,
  timer,
  reading,
  fact,
  checkpoint,
  exception,
  end,
]);

export type Header = z.output<typeof header>;
export type ActionLine = z.output<typeof action>;
export type RequestLine = z.output<typeof request>;
export type ReplyLine = z.output<typeof reply>;
export type PushLine = z.output<typeof push>;
export type TimerLine = z.output<typeof timer>;
export type ReadingLine = z.output<typeof reading>;
export type Checkpoint = z.output<typeof checkpoint>;
export type End = z.output<typeof end>;
export type LogLine = z.output<typeof line>;
