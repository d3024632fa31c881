import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import { TODAY } from '#infra/server/postgres/today';
import { PAGE_SIZE, type MinePage, type Published, type Sourcing } from '../contract';
import type { SoughtGoods } from './partner';

const STATUS = `
  case when closed_at is not null then 'closed' when needed_by < ${TODAY} then 'expired' else 'open' end`;

/** Whether the house lets this account use the partner at all. */
export const mayUse = async (db: Pool | PoolClient, accountId: string): Promise<boolean> => {
  const { rows } = await db.query<{ may: boolean }>(
    'select can_use_sourcing as may from account where id = $1',
    [accountId],
  );
  return rows[0]?.may === true;
};

/** Undefined when the day is over or the place is none. */
export const keepSourcing = async (
  client: PoolClient,
  accountId: string,
  sourcing: Sourcing,
): Promise<string | undefined> => {
  const { rows } = await client.query<{ id: string }>(
    `insert into sourcing (id, account_id, kind, name, specification, quantity, unit, area_id, needed_by,
       contact_name, contact_mobile, note)
     select $1, $2, $3, $4, $5, $6, $7, areaid, $9, $10, $11, $12
     from region where areaid = $8 and $9::date >= ${TODAY}
     returning id`,
    [
      v7(),
      accountId,
      sourcing.kind,
      sourcing.name,
      sourcing.specification,
      sourcing.quantity,
      sourcing.unit,
      sourcing.areaId,
      sourcing.neededBy,
      sourcing.contactName,
      sourcing.contactMobile,
      sourcing.note,
    ],
  );
  return rows[0]?.id;
};

export const isPast = async (db: Pool | PoolClient, day: string): Promise<boolean> => {
  const { rows } = await db.query<{ past: boolean }>(`select $1::date < ${TODAY} as past`, [day]);
  return rows[0]?.past === true;
};

/** A page beyond the last gives the last. */
export const mineOf = async (pool: Pool, accountId: string, asked: number): Promise<MinePage> => {
  const counted = await pool.query<{ total: number }>(
    'select count(*)::int as total from sourcing where account_id = $1',
    [accountId],
  );
  const total = counted.rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const { rows } = await pool.query<Published>(
    `select s.id, s.kind, s.name, s.specification, trim_scale(s.quantity)::text as quantity, s.unit,
       r.name as "areaName", to_char(s.needed_by, 'YYYY-MM-DD') as "neededBy", s.note, ${STATUS} as status,
       to_char(s.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "publishedOn"
     from sourcing s join region r on r.areaid = s.area_id
     where s.account_id = $1 order by s.created_at desc, s.id limit ${PAGE_SIZE} offset $2`,
    [accountId, (page - 1) * PAGE_SIZE],
  );
  return { rows, page, pages, total };
};

/** Undefined when the member has published no such thing. */
export const goodsOf = async (
  pool: Pool,
  accountId: string,
  id: string,
): Promise<SoughtGoods | undefined> => {
  const { rows } = await pool.query<SoughtGoods>(
    `select s.id, s.kind, s.name, s.specification, s.quantity::float8 as quantity, s.unit, r.name as "areaName",
       to_char(s.needed_by, 'YYYY-MM-DD') as "neededBy"
     from sourcing s join region r on r.areaid = s.area_id where s.id = $1 and s.account_id = $2`,
    [id, accountId],
  );
  return rows[0];
};

/** False when the member has published no such thing; closing twice changes nothing. */
export const closeSourcing = async (pool: Pool, accountId: string, id: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'update sourcing set closed_at = coalesce(closed_at, now()) where id = $1 and account_id = $2',
    [id, accountId],
  );
  return rowCount === 1;
};
