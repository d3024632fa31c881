import * as z from 'zod/mini';
import { unfit } from '#infra/server/http/plain-text';
import { fieldsOf, fitsKind } from '#src/kernel/fact-fields';
import { GUIDE_TITLES } from '#src/kernel/fact-sections';
import { meaningOf } from '#src/kernel/facts';
import { trackEnvelope, type TrackedBody, type TrackEnvelope } from '../contract';

export interface ReadEvent {
  readonly fncode: string;
  /** Appended to the code. */
  readonly guideType?: string;
  readonly envelope: TrackEnvelope | undefined;
  readonly query: Readonly<Record<string, unknown>>;
}
export type EventReading = { readonly event: ReadEvent } | { readonly reason: string };

/** Milliseconds. */
export interface When {
  readonly now: number;
  /** How long a fact may have waited. */
  readonly longest?: number;
}

const UNKNOWN_CODE = 'unknown code';
/** Of the specification; the last one closes whichever runs. */
const GUIDE_TYPES: readonly string[] = [...Object.keys(GUIDE_TITLES), 'close'];

const codeIn = (sent: string): Pick<ReadEvent, 'fncode' | 'guideType'> => {
  const fncode = /^\d*/.exec(sent)?.[0] ?? '';
  const guideType = sent.slice(fncode.length);
  return guideType === '' ? { fncode } : { fncode, guideType };
};

const DAY_MS = 86_400_000;
/** An outbox keeps facts for seven days; a clock may be wrong by one. */
const LONGEST_MS = 8 * DAY_MS;
const AHEAD_MS = DAY_MS;

const anyFields = z.record(z.string(), z.unknown());

/** Undefined where the fact says what its code allows. */
const unfitField = (fncode: string, query: ReadEvent['query']): string | undefined => {
  const fields = fieldsOf(fncode);
  if (!fields) return undefined;
  return Object.entries(query).find(([name, value]) => {
    const kind = fields[name];
    return kind === undefined || !fitsKind(kind, value);
  })?.[0];
};

const isInTime = (ct: number, { now, longest = LONGEST_MS }: When): boolean =>
  ct >= now - longest && ct <= now + AHEAD_MS;

/** What is wrong with a fact whose form is right: its code is in no catalogue, its time is no time, or its fields. */
const complaintOf = ({ fncode, envelope, query }: ReadEvent, when: When): string | undefined => {
  if (meaningOf(fncode) === undefined) return UNKNOWN_CODE;
  if (envelope && !isInTime(envelope.ct, when)) return 'envelope: ct';
  const field = unfitField(fncode, query);
  return field === undefined ? undefined : `field: ${field}`;
};

/**
 * A body without our envelope is the specification's own call and counts all the same. A fact must say what the
 * catalogue lets its code say; what it does not know is kept aside, where analysts see it and can store it.
 */
export const readEvent = ({ fncode: sent, query = '{}' }: TrackedBody, when: When): EventReading => {
  const { fncode, guideType } = codeIn(sent);
  if (guideType !== undefined && !GUIDE_TYPES.includes(guideType)) return { reason: UNKNOWN_CODE };
  let value: unknown;
  try {
    value = JSON.parse(query);
  } catch {
    return { reason: 'query is not JSON' };
  }
  // A sign that the database does not take may be written in plain ones.
  if (unfit(value) !== undefined) return { reason: 'query holds what no text may hold' };
  const parsed = z.safeParse(anyFields, value);
  if (!parsed.success) return { reason: 'query is not an object' };
  const { _e, ...rest } = parsed.data;
  const envelope = z.safeParse(z.optional(trackEnvelope), _e);
  if (!envelope.success) return { reason: `envelope: ${envelope.error.issues[0]?.path.join('.') ?? ''}` };
  const event: ReadEvent = {
    fncode,
    ...(guideType !== undefined && { guideType }),
    envelope: envelope.data,
    query: rest,
  };
  const reason = complaintOf(event, when);
  return reason === undefined ? { event } : { reason };
};
