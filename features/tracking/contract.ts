import * as z from 'zod/mini';
import { MOST_COUNT } from '#src/contract/ordinal';
import { defineCall, type BodyOf } from '#src/contract/call';

const short = z.string().check(z.maxLength(64, '过长'));

export const trackedBody = z.object({
  /** Callers may append the type of the guide to it: 500101bid_node. */
  fncode: z.string().check(z.regex(/^\d{1,12}([a-z][a-z_]{0,31})?$/, '事件码应为数字，其后可以是引导类型')),
  query: z.optional(z.string().check(z.maxLength(4_000, '事件内容过长'))),
  accountName: z.optional(short),
  searchId: z.optional(z.union([z.string(), z.number()])),
  guideType: z.optional(short),
});

/** Behaviour data, no token. `query` is a JSON string whose key `_e` holds the envelope below. */
export const trackCall = defineCall({
  method: 'POST',
  path: '/behavior/ioDataSetWhithOutToken',
  cost: 'light',
  // Four thousand signs of Chinese, and what stands beside them.
  bodyLimit: 16_384,
  access: 'public',
  summary: '行为数据',
  body: trackedBody,
  data: z.nullable(z.unknown()),
});
export type TrackedBody = BodyOf<typeof trackCall>;

/** What the database still takes of a browser's clock. */
const LATEST = 8.64e15;
const LEAST_RATE = 0.000_1;

/** Travels inside `query`: the other fields of the body are the specification's, and `query` alone takes any content. */
export const trackEnvelope = z.object({
  v: z.literal(1),
  /** UUIDv7: primary key, so that a repeated delivery stores one row. */
  id: z.uuid(),
  /** Client clock, ms. */
  ct: z.number().check(z.minimum(0), z.maximum(LATEST)),
  /** Tab, and the event's number in it from 0 without gaps: holes are countable losses. */
  tb: short,
  sq: z.number().check(z.int(), z.minimum(0), z.maximum(MOST_COUNT)),
  /** Random entry id of this page load. */
  en: z.int(),
  dv: short,
  /** Route name, never the raw address. */
  rt: z.optional(short),
  /** a anonymous, u without rights, t trial, p paid, i internal. */
  ro: z.enum(['a', 'u', 't', 'p', 'i']),
  /** Share of its code that is sent, where that is not all: each stands for 1 / sr in the sums. */
  sr: z.optional(z.number().check(z.minimum(LEAST_RATE), z.maximum(1))),
});
export type TrackEnvelope = z.output<typeof trackEnvelope>;
