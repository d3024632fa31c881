import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { SavedView } from '../contract/workbench';

const MOST_OWN = 200;
const TOO_MANY = `至多保存 ${MOST_OWN} 个查询`;
/** Signs of all addresses of one analyst: the list brings every one of them to all who may see it. */
const MOST_SIGNS = 300_000;
const TOO_LONG = `保存的查询条件合计至多 ${MOST_SIGNS / 10_000} 万字，请先删除不用的查询`;
/** Of a name; what it was before is forgotten. */
const VERSIONS_KEPT = 20;
const NOT_THERE = '没有这个查询';

interface Row extends Omit<SavedView, 'at'> {
  readonly at: Date;
}

const LATEST = `
  select distinct on (v.account_id, v.name) v.id::text as id, v.name, v.version, v.address, v.is_shared as "isShared",
    v.account_id = $1 as "isOwn", a.username as author, v.at
  from saved_view as v join account as a on a.id = v.account_id`;

const OTHERS = `
  select count(*)::int as count, coalesce(sum(length(address)), 0)::int as signs
  from (select distinct on (name) address from saved_view where account_id = $1 and name <> $2
    order by name, version desc) as latest`;
const FORGET = `
  delete from saved_view where account_id = $1 and name = $2
    and version <= (select max(version) from saved_view where account_id = $1 and name = $2) - ${VERSIONS_KEPT}`;

const viewOf = ({ at, ...row }: Row): SavedView => ({ ...row, at: at.toISOString() });

export const savedViewsOf = async (pool: Pool, accountId: string): Promise<readonly SavedView[]> => {
  const { rows } = await pool.query<Row>(
    `select * from (${LATEST} order by v.account_id, v.name, v.version desc) as latest
     where "isOwn" or "isShared" order by "isOwn" desc, name`,
    [accountId],
  );
  return rows.map(viewOf);
};

interface ViewRequest {
  readonly name: string;
  readonly address: string;
  readonly isShared: boolean;
}

export const saveView = async (
  client: PoolClient,
  accountId: string,
  { name, address, isShared }: ViewRequest,
): Promise<SavedView> => {
  // One after another, so that two saves of one name are two versions.
  await client.query('select from account where id = $1 for update', [accountId]);
  const { rows: own } = await client.query<{ count: number; signs: number }>(OTHERS, [accountId, name]);
  const { count = 0, signs = 0 } = own[0] ?? {};
  if (count >= MOST_OWN) throw new ApiError(codes.conflict, TOO_MANY);
  if (signs + address.length > MOST_SIGNS) throw new ApiError(codes.conflict, TOO_LONG);
  await client.query(
    `insert into saved_view (account_id, name, version, address, is_shared)
     select $1, $2, coalesce(max(version), 0) + 1, $3, $4 from saved_view where account_id = $1 and name = $2`,
    [accountId, name, address, isShared],
  );
  await client.query(FORGET, [accountId, name]);
  const { rows } = await client.query<Row>(
    `${LATEST} where v.account_id = $1 and v.name = $2 order by v.account_id, v.name, v.version desc`,
    [accountId, name],
  );
  const [saved] = rows;
  if (!saved) throw new Error(`the view ${name} was not saved`);
  return viewOf(saved);
};

export const removeView = async (client: PoolClient, accountId: string, id: string): Promise<void> => {
  const { rowCount } = await client.query(
    `delete from saved_view where account_id = $1
       and name = (select name from saved_view where id = $2 and account_id = $1)`,
    [accountId, id],
  );
  if (!rowCount) throw new ApiError(codes.notFound, NOT_THERE);
};
