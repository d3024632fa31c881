import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { trackCall, type TrackedBody } from '../contract';
import { readEvent, type StoredEvent } from './read-event';

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
