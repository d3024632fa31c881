import * as z from 'zod/mini';
import { trackEnvelope, type TrackedBody, type TrackEnvelope } from '../contract';

export interface StoredEvent {
  readonly fncode: string;
  readonly envelope: TrackEnvelope | undefined;
  readonly query: Readonly<Record<string, unknown>>;
}
export type ReadEvent = { readonly event: StoredEvent } | { readonly reason: string };

const fields = z.record(z.string(), z.unknown());

/** A body without our envelope is the specification's own call and counts all the same. */
export const readEvent = ({ fncode, query = '{}' }: TrackedBody): ReadEvent => {
  let value: unknown;
  try {
    value = JSON.parse(query);
  } catch {
    return { reason: 'query is not JSON' };
  }
  const parsed = z.safeParse(fields, value);
  if (!parsed.success) return { reason: 'query is not an object' };
  const { _e, ...rest } = parsed.data;
  if (_e === undefined) return { event: { fncode, envelope: undefined, query: rest } };
  const envelope = z.safeParse(trackEnvelope, _e);
  return envelope.success
    ? { event: { fncode, envelope: envelope.data, query: rest } }
    : { reason: `envelope: ${envelope.error.issues[0]?.path.join('.') ?? ''}` };
};
