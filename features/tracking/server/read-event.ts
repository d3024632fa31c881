import * as z from 'zod/mini';
import { fieldsOf } from '#src/kernel/fact-fields';
import { trackEnvelope, type TrackedBody, type TrackEnvelope } from '../contract';

export interface ReadEvent {
  readonly fncode: string;
  readonly envelope: TrackEnvelope | undefined;
  readonly query: Readonly<Record<string, unknown>>;
}
export type Reading = { readonly event: ReadEvent } | { readonly reason: string };

const anyFields = z.record(z.string(), z.unknown());
const KINDS = { text: 'string', number: 'number', flag: 'boolean' } as const;

/** Undefined where the fact says what its code allows. */
const unfitField = (fncode: string, query: ReadEvent['query']): string | undefined => {
  const fields = fieldsOf(fncode);
  if (!fields) return undefined;
  return Object.entries(query).find(([name, value]) => {
    const kind = fields[name];
    return kind === undefined || (value !== null && typeof value !== KINDS[kind]);
  })?.[0];
};

/**
 * A body without our envelope is the specification's own call and counts all the same. With it, the fact must say what
 * the catalogue lets its code say; a code that no catalogue has is kept, and shown to the analysts as unknown.
 */
export const readEvent = ({ fncode, query = '{}' }: TrackedBody): Reading => {
  let value: unknown;
  try {
    value = JSON.parse(query);
  } catch {
    return { reason: 'query is not JSON' };
  }
  const parsed = z.safeParse(anyFields, value);
  if (!parsed.success) return { reason: 'query is not an object' };
  const { _e, ...rest } = parsed.data;
  if (_e === undefined) return { event: { fncode, envelope: undefined, query: rest } };
  const envelope = z.safeParse(trackEnvelope, _e);
  if (!envelope.success) return { reason: `envelope: ${envelope.error.issues[0]?.path.join('.') ?? ''}` };
  const unfit = unfitField(fncode, rest);
  return unfit === undefined
    ? { event: { fncode, envelope: envelope.data, query: rest } }
    : { reason: `field: ${unfit}` };
};
