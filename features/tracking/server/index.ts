import type { Pool } from 'pg';
import { v7 } from 'uuid';
import * as z from 'zod/mini';
import { leasedLimit } from '#infra/server/http/leased-limit';
import { networkOf } from '#infra/server/http/network-of';
import { route, type RequestContext } from '#infra/server/http/route';
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

type Owner = { readonly accountName: string; readonly role: string };

/** Whose fact it is, their login says; what the body claims counts only where it is the same. */
const store = (
  pool: Pool,
  { fncode, envelope, query }: StoredEvent,
  { body, owner }: { readonly body: TrackedBody; readonly owner: Owner | undefined },
) =>
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
      owner?.accountName ?? null,
      /^\d{1,18}$/.test(String(body.searchId)) ? String(body.searchId) : null,
      envelope?.tb ?? null,
      envelope?.sq ?? null,
      envelope?.en ?? null,
      envelope?.dv ?? null,
      envelope?.rt ?? null,
      owner?.role ?? (envelope && 'a'),
      query,
    ],
  );

const storeBad = (pool: Pool, reason: string, { query, ...body }: TrackedBody, owner: Owner | undefined) =>
  pool.query('insert into event_bad (reason, body) values ($1, $2)', [
    reason,
    { ...body, query: query?.slice(0, MOST_OF_BAD), accountName: owner?.accountName },
  ]);
const MOST_OF_BAD = 500;

const TEN_MINUTES_S = 600;
const DAY_S = 86_400;
/** A browser of one network, or a member: some ten facts a page. */
const OF_BROWSER = { name: 'track.browser', limit: 1_500, windowS: TEN_MINUTES_S };
/** A school stands behind one address. */
const OF_NETWORK = { name: 'track.network', limit: 30_000, windowS: TEN_MINUTES_S };
/** KiB that the facts of one network, and of everybody, may fill a day. */
const ROOM_OF_NETWORK = { name: 'track.room', limit: 50_000, windowS: DAY_S };
const ROOM_OF_ALL = { name: 'track.room.all', limit: 2_000_000, windowS: DAY_S };
const KIB = 1_024;

/** Whether it is within everybody's limits, the sender's own first. */
const budgetIn = (pool: Pool) => {
  const take = leasedLimit(pool);
  return async (ip: string, device: string | undefined, size: number, owner: Owner | undefined) => {
    const network = networkOf(ip);
    const units = Math.ceil(size / KIB);
    const browser = owner ? `account ${owner.accountName}` : `${network} ${device ?? ''}`;
    const limits = [
      { ...OF_BROWSER, key: browser },
      { ...OF_NETWORK, key: network },
      { ...ROOM_OF_NETWORK, key: network, units },
      { ...ROOM_OF_ALL, key: 'all', units },
    ];
    for (const limit of limits) if ((await take(limit)) > 0) return false;
    return true;
  };
};

/** Forgets at most `most` of the facts older than so many days, or of what could not be read; gives how many. */
export const forgetFacts =
  (pool: Pool, table: 'event' | 'event_bad', days: number) =>
  async (most: number): Promise<number> => {
    const { rowCount } = await pool.query(
      `delete from ${table} where id in (
         select id from ${table} where received_at < now() - make_interval(days => $1)
         order by received_at limit $2 for update skip locked)`,
      [days, most],
    );
    return rowCount ?? 0;
  };

export interface TrackingParts {
  readonly pool: Pool;
  /** Whose login the cookies of a request name. */
  readonly ownerOf: (headers: RequestContext<typeof trackCall>['headers']) => Promise<Owner | undefined>;
}

/** Answers good whatever came and whether or not it was kept: a client must not send it again. */
export const trackingServer = ({ pool, ownerOf }: TrackingParts): ServerSlice => {
  const isWithin = budgetIn(pool);
  return {
    routes: [
      route(trackCall, async ({ body, headers, ip }) => {
        const claimed = body.accountName === undefined ? undefined : await ownerOf(headers);
        const owner = claimed?.accountName === body.accountName ? claimed : undefined;
        const read = readEvent(body);
        const device = 'event' in read ? read.event.envelope?.dv : undefined;
        const size = Buffer.byteLength(JSON.stringify(body));
        if (!(await isWithin(ip, device, size, owner))) return null;
        if ('event' in read) await store(pool, read.event, { body, owner });
        else await storeBad(pool, read.reason, body, owner);
        return null;
      }),
    ],
  };
};
