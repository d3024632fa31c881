import type { ClientBase } from 'pg';
import { stampAgain } from './settle-components';

const FORGET = 'delete from kept_item_shares where item_id = any ($1::int[])';
const KEEP = `
  insert into kept_item_shares (item_id, n, labour, materials, machinery, other)
  select item_id, n, labour, materials, machinery, other from item_shares where item_id = any ($1::int[])`;

/** Keeps usual shares as the sums make them; answers the items that have others than before. */
const FOLLOW = `
  with now as materialized (select item_id, beginning, n, shares from usual_shares),
  gone as (delete from kept_usual_shares k where not exists (select from now where now.item_id = k.item_id)),
  kept as (
    insert into kept_usual_shares as k (item_id, beginning, n, shares) select item_id, beginning, n, shares from now
    on conflict (item_id) do update set beginning = excluded.beginning, n = excluded.n, shares = excluded.shares
    where (k.beginning, k.n, k.shares) is distinct from (excluded.beginning, excluded.n, excluded.shares))
  select item_id as "itemId" from kept_usual_shares k full join now using (item_id)
  where k.shares is distinct from now.shares`;

const STAMP_AGAIN = `
  with stamped as (
    ${stampAgain(`before.labour is null and before.item_id = any ($1::int[]) and before.usual_shares is distinct from (
      select k.shares from kept_usual_shares k where k.item_id = before.item_id)`)}
    returning u.item_id)
  select distinct item_id as "itemId" from stamped`;

interface Item {
  readonly itemId: number;
}

/**
 * Brings the usual shares to the records of the items that have changed, and prices without a composition to those
 * shares; answers the items of the latter. Shares are tenths of a percent: a record more seldom changes them.
 */
export const settleShares = async (
  client: ClientBase,
  changed: readonly number[],
): Promise<readonly number[]> => {
  await client.query(FORGET, [changed]);
  await client.query(KEEP, [changed]);
  const { rows } = await client.query<Item>(FOLLOW);
  const { rows: stamped } = await client.query<Item>(STAMP_AGAIN, [
    [...changed, ...rows.map(({ itemId }) => itemId)],
  ]);
  return stamped.map(({ itemId }) => itemId);
};
