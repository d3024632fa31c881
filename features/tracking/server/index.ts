import type { Pool } from 'pg';
import { v7 } from 'uuid';
import * as z from 'zod/mini';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { trackCall, trackEnvelope, type TrackedBody, type TrackEnvelope } from '../contract';

interface StoredEvent {
  readonly fncode: string;
  readonly envelope: TrackEnvelope | undefined;
  readonly query: Readonly<Record<string, unknown>>;
}
type ReadEvent = { readonly event: StoredEvent } | { readonly reason: string };

const fields = z.record(z.string(), z.unknown());

/** A body without our envelope is the specification's own call and counts all the same. */
const readEvent = ({ fncode, query = '{}' }: TrackedBody): ReadEvent => {
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

const store = (pool: Pool, { fncode, envelope, query }: StoredEvent, body: TrackedBody) =>
  pool.query(
    `insert into event (id, happened_at, fncode, guide_type, account_name, search_id, tab, sequence, entry, device,
       route, role, query)
     values ($1, coalesce(to_timestamp($2::float8 / 1000), now()), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (id) do nothing`,
    [
      envelope?.id ?? v7(),
      envelope?.ct ?? null,
      fncode,
      body.guideType ?? null,
      body.accountName ?? null,
      /^\d{1,18}$/.test(String(body.searchId)) ? String(body.searchId) : null,
      envelope?.tb ?? null,
      envelope?.sq ?? null,
      envelope?.en ?? null,
      envelope?.dv ?? null,
      envelope?.rt ?? null,
      envelope?.ro ?? null,
      query,
    ],
  );

/** Answers good whatever came: a client must not retry what will never be read. */
export const trackingServer = ({ pool }: { readonly pool: Pool }): ServerSlice => ({
  routes: [
    route(trackCall, async ({ body }) => {
      const read = readEvent(body);
      if ('event' in read) await store(pool, read.event, body);
      else await pool.query('insert into event_bad (reason, body) values ($1, $2)', [read.reason, body]);
      return null;
    }),
  ],
});
