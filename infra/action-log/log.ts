import * as z from 'zod/mini';

export const FORMAT = 'alog';
/** Goes up when messages are renamed: a log of other names folds to nothing. */
export const VERSION = 3;
/** Actions between two checkpoints. */
export const CHECKPOINT_EVERY = 500;

const index = z.int().check(z.nonnegative());
const milliseconds = z.number();
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const bodyHash = z.string().check(z.regex(/^[0-9a-f]{12}$/));

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
  rules: z.string(),
  slices: z.array(z.string()),
  state: z.record(z.string(), z.unknown()),
});

/** A message. `t` ms since t0; `o` origin: a person, an epic, or a port (gateway, address, other tabs); `p` index of its cause. */
const action = z.object({
  k: z.literal('a'),
  i: index,
  t: milliseconds,
  o: z.enum(['ui', 'epic', 'port']),
  p: z.optional(index),
  ty: z.string(),
  pl: z.optional(z.unknown()),
  m: z.object({ kind: z.enum(['command', 'event']), cause: z.optional(z.string()) }),
});

/** A request; `r` its ordinal, `b` query and body, redacted, `bh` their hash. Headers are never written. */
const request = z.object({
  k: z.literal('q'),
  i: index,
  t: milliseconds,
  r: index,
  m: z.string(),
  u: z.string(),
  bh: z.optional(bodyHash),
  b: z.optional(z.unknown()),
});

/** The reply to request `r`: status code of the envelope (-1: none came) and hash of the redacted data. */
const reply = z.object({
  k: z.literal('s'),
  i: index,
  t: milliseconds,
  r: index,
  sc: z.int(),
  bh: z.optional(bodyHash),
});

/** State hash before the action that follows; `n` actions came before, `qh` rolls over the requests so far. */
const checkpoint = z.object({ k: z.literal('c'), n: index, h: sha256, qh: sha256 });

/** Last line of a log that was saved whole; `fh` is the hash of all bytes before it. */
const end = z.object({ k: z.literal('e'), n: index, h: sha256, qh: sha256, fh: sha256 });

export const line = z.discriminatedUnion('k', [action, request, reply, checkpoint, end]);

export type Header = z.output<typeof header>;
export type ActionLine = z.output<typeof action>;
export type RequestLine = z.output<typeof request>;
export type ReplyLine = z.output<typeof reply>;
export type Checkpoint = z.output<typeof checkpoint>;
export type End = z.output<typeof end>;
export type LogLine = z.output<typeof line>;
