import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { TODAY } from '#infra/server/postgres/today';
import type { PointsKind } from '../../rules/earning';

export const NOT_ENOUGH = '积分不足';

/** Points live to the end of the next calendar year. */
const EXPIRES = `make_date(extract(year from ${TODAY})::int + 1, 12, 31)`;

/** The member's row is held to the end: movements of one member come one after the other. */
const HOLD = `
  insert into points_holder (account_id) values ($1)
  on conflict (account_id) do update set account_id = excluded.account_id
  returning id::text, balance::int`;
const FORMER = 'select balance::int from points_movement where key = $1';
const MOVE = `
  with house as (select id from points_holder where house = $1),
  moved as (
    insert into points_movement (key, kind, ref, from_holder, to_holder, points, balance, counts_on)
    select $2, $3, $4, case when $5 then house.id else $6::bigint end, case when $5 then $6::bigint else house.id end,
      $7, $8, nullif($9::date, ${TODAY}) from house
    returning id
  ),
  held as (update points_holder set balance = $8 where id = $6)
  select id::text from moved`;
const KEEP_LOT = `
  insert into points_lot (movement_id, holder_id, remaining, expires_on) values ($1, $2, $3, ${EXPIRES})`;
/** The oldest first. */
const SPEND_LOTS = `
  with open as (
    select movement_id, remaining, sum(remaining) over (order by expires_on, movement_id) - remaining as before
    from points_lot where holder_id = $1 and remaining > 0
  ), spent as (
    insert into points_lot_spent (movement_id, lot_id, points)
    select $3, movement_id, least(remaining, $2 - before) from open where before < $2
  )
  update points_lot set remaining = points_lot.remaining - least(points_lot.remaining, $2 - open.before)
  from open where open.movement_id = points_lot.movement_id and open.before < $2`;
/** Into the lots they came from. */
const GIVE_BACK = `
  with spent as (
    select lot_id, points from points_lot_spent where movement_id = (select id from points_movement where key = $1)
  ), given as (
    update points_lot set remaining = remaining + spent.points from spent
    where points_lot.movement_id = spent.lot_id returning spent.points
  )
  select coalesce(sum(points), 0)::int as points from given`;
/** Spent before it was kept from which lots: none lived longer than those of the day of the spending. */
const KEEP_LOT_OF_THEN = `
  insert into points_lot (movement_id, holder_id, remaining, expires_on)
  select $1, $2, $3, make_date(extract(year from day)::int + 1, 12, 31) from points_movement where key = $4`;

const EXPIRED = `
  select sum(remaining)::int as points, to_char(expires_on, 'YYYY-MM-DD') as day,
    (select count(*)::int from points_movement where from_holder = $1 and kind = 'expired'
      and split_part(ref, ' ', 1) = to_char(expires_on, 'YYYY-MM-DD')) as times
  from points_lot where holder_id = $1 and remaining > 0 and expires_on < ${TODAY}
  group by expires_on order by expires_on`;

export interface Movement {
  readonly accountId: string;
  /** Below zero: spent. */
  readonly points: number;
  readonly kind: PointsKind;
  /** Of one member and kind, the same moves points once. */
  readonly ref: string;
  /** YYYY-MM-DD whose limits it counts towards; absent: the day it is booked. */
  readonly countsOn?: string;
}
export interface Moved {
  /** False when the points were moved before. */
  readonly isFirst: boolean;
  /** After it. */
  readonly balance: number;
}

interface Holder {
  readonly id: string;
  readonly balance: number;
}

export const holdPoints = async (client: PoolClient, accountId: string): Promise<Holder> => {
  const { rows } = await client.query<Holder>(HOLD, [accountId]);
  if (!rows[0]) throw new Error('the statement returns a row');
  return rows[0];
};

const houseOf = ({ points, kind }: Movement): 'issued' | 'expired' | 'spent' => {
  if (points > 0) return 'issued';
  return kind === 'expired' ? 'expired' : 'spent';
};

const keyOf = ({ accountId, kind, ref }: Omit<Movement, 'points'>): string => `${accountId} ${kind} ${ref}`;

/** Into which lots received points go, or from which spent ones come. */
type KeepLots = (movementId: string, holderId: string, points: number) => Promise<unknown>;

const moveHeld = async (
  client: PoolClient,
  { id, balance: before }: Holder,
  movement: Movement,
  keepLots?: KeepLots,
): Promise<Moved> => {
  const { points, kind, ref, countsOn = null } = movement;
  const key = keyOf(movement);
  const former = await client.query<{ balance: number }>(FORMER, [key]);
  if (former.rows[0]) return { isFirst: false, balance: former.rows[0].balance };
  const balance = before + points;
  if (balance < 0) throw new ApiError(codes.conflict, NOT_ENOUGH);
  const { rows } = await client.query<{ id: string }>(MOVE, [
    houseOf(movement),
    key,
    kind,
    ref,
    points > 0,
    id,
    Math.abs(points),
    balance,
    countsOn,
  ]);
  const movementId = rows[0]?.id ?? '';
  if (keepLots) await keepLots(movementId, id, points);
  else if (points > 0) await client.query(KEEP_LOT, [movementId, id, points]);
  else await client.query(SPEND_LOTS, [id, -points, movementId]);
  return { isFirst: true, balance };
};

/** The oldest lots are spent first, so that what is moved is what has expired. */
export const expirePoints = async (client: PoolClient, accountId: string): Promise<Holder> => {
  const { id, balance } = await holdPoints(client, accountId);
  let left = balance;
  const { rows } = await client.query<{ points: number; day: string; times: number }>(EXPIRED, [id]);
  for (const { points, day, times } of rows) {
    // What was returned after its day expires once more.
    const ref = times === 0 ? day : `${day} ${times + 1}`;
    const lapsed: Movement = { accountId, points: -points, kind: 'expired', ref };
    const moved = await moveHeld(client, { id, balance: left }, lapsed);
    if (moved.isFirst) left = moved.balance;
  }
  return { id, balance: left };
};

/**
 * What has expired is spent by nobody, also before the hourly job.
 * @throws ApiError when more would be spent than there is.
 */
export const movePoints = async (client: PoolClient, movement: Movement): Promise<Moved> => {
  const hold = movement.points < 0 ? expirePoints : holdPoints;
  return moveHeld(client, await hold(client, movement.accountId), movement);
};

export interface Returned {
  readonly accountId: string;
  readonly points: number;
  /** What is returned. */
  readonly spent: Pick<Movement, 'kind' | 'ref'>;
}

/** Points that were spent come back as what they were: they expire when they would have. */
export const returnPoints = async (
  client: PoolClient,
  { accountId, points, spent }: Returned,
): Promise<Moved> => {
  const spentKey = keyOf({ accountId, ...spent });
  const keepLots: KeepLots = async (movementId, holderId) => {
    const { rows } = await client.query<{ points: number }>(GIVE_BACK, [spentKey]);
    const isKept = (rows[0]?.points ?? 0) > 0;
    if (!isKept) await client.query(KEEP_LOT_OF_THEN, [movementId, holderId, points, spentKey]);
  };
  const movement: Movement = { accountId, points, kind: 'returned', ref: spent.ref };
  return moveHeld(client, await holdPoints(client, accountId), movement, keepLots);
};
