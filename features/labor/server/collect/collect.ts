import type { Pool, PoolClient } from 'pg';
import type { DataOf } from '#src/contract/call';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { INCLUDED } from '../rows';
import { doubtOf } from '../doubts';
import { consumeRateLimit, restOfDayS, standingOf } from '#infra/server/http/rate-limit';
import { audit } from '#infra/server/security/audit';
import { receiptNumber } from '#infra/server/receipt-number';
import { codes } from '#src/contract/codes';
import { INCLUDED_LABELS, type Included, type LaborRow } from '../../contract';
import {
  COLLECTED_A_DAY,
  type Collected,
  type CollectRight,
  type Placing,
  type collectCall,
} from '../../contract-collect';
import { knownItems, unitOf } from '../../known-item';
import { PLACING } from './submissions';

export const NO_RIGHT =
  '提交劳务价格面向 VIP 会员和开通了数据权限的账号，可在右上角的账号菜单里申请试用，或联系客服开通';
export const TOO_MANY = `每天至多提交 ${COLLECTED_A_DAY} 条劳务价格，请明天再来`;
export const TOO_LATE = '结算期不能晚于本月';
export const TOO_EARLY = '结算期应在最近五年内';
export const NO_AREA = '请选择列表中的地区';
export const TWICE = '同一子目、地区、结算期与单价您已提交过，请勿重复提交';

const LIMIT = { name: 'labor.collect', limit: COLLECTED_A_DAY };

const mayCollect = ({ hasRights, isPublisher }: Identity): boolean => hasRights || isPublisher;

export const collectRight = async (pool: Pool, identity: Identity): Promise<CollectRight> => {
  const isAllowed = mayCollect(identity);
  const { used } = await standingOf(pool, {
    ...LIMIT,
    key: identity.accountId,
    windowS: restOfDayS(Date.now()),
  });
  return {
    mayCollect: isAllowed,
    reason: isAllowed ? '' : NO_RIGHT,
    left: isAllowed ? Math.max(0, COLLECTED_A_DAY - used) : 0,
    mayReview: identity.isPublisher,
  };
};

interface Standing {
  readonly isLate: boolean;
  readonly isEarly: boolean;
  readonly hasArea: boolean;
}

const STANDING = `
  select
    to_date($1, 'YYYY-MM') > date_trunc('month', now() at time zone 'Asia/Shanghai') as "isLate",
    to_date($1, 'YYYY-MM') < date_trunc('month', now() at time zone 'Asia/Shanghai') - interval '5 years' as "isEarly",
    exists (select from region where areaid = $2 and level > 0 and status = 'open') as "hasArea"`;

const ITEMS = `
  select i.id, i.name, i.unit, i.mode, ${INCLUDED} as included from labor_item i
  where section = $1 and mode = $2 order by source = 'sample', rank, id`;
type Item = Pick<LaborRow, 'name' | 'unit' | 'mode' | 'included'> & { readonly id: string };

const includedIn = ({ tools, materials, insurance, tax }: Collected): Included => ({
  tools: tools === '含',
  materials: materials === '含',
  insurance: insurance === '含',
  tax: tax === '含税',
});
const HOLDINGS = Object.keys(INCLUDED_LABELS) as (keyof Included)[];

/** Of several items by that name the one that holds most nearly the same. */
const itemOf = async (client: PoolClient, collected: Collected): Promise<Item | undefined> => {
  const { section, itemName, mode, unit } = collected;
  const own = includedIn(collected);
  const { rows } = await client.query<Item>(ITEMS, [section, mode]);
  const differing = ({ included }: Item) => HOLDINGS.filter((name) => included[name] !== own[name]).length;
  return knownItems(rows, { name: itemName, unit, mode }).toSorted(
    (one, other) => differing(one) - differing(other),
  )[0];
};

/** What an import would ask of the price, too. */
const doubtIn = async (
  client: PoolClient,
  { section, itemName: name, mode, price, unit }: Collected,
): Promise<string | undefined> => {
  const doubt = await doubtOf(client, [{ section }]);
  return doubt({ section, name, mode, unit: unitOf(unit), middle: Number(price) }).reason;
};

const refuseUnfit = ({ isLate, isEarly, hasArea }: Standing): void => {
  if (isLate) throw new ApiError(codes.badRequest, TOO_LATE);
  if (isEarly) throw new ApiError(codes.badRequest, TOO_EARLY);
  if (!hasArea) throw new ApiError(codes.badRequest, NO_AREA);
};

export interface CollectFrom {
  readonly collected: Collected;
  readonly identity: Identity;
  readonly ip: string;
}

/** @throws ApiError 400, 441, 442, 821 */
export const collect = async (
  client: PoolClient,
  { collected, identity, ip }: CollectFrom,
): Promise<DataOf<typeof collectCall>> => {
  if (!mayCollect(identity)) throw new ApiError(codes.rightsOnly, NO_RIGHT);
  const { accountId, sessionId } = identity;
  const { section, itemName, areaId, projectKind, mode, price, unit, settledIn, payment, naming } = collected;
  const { rows } = await client.query<Standing>(STANDING, [settledIn, Number(areaId)]);
  const [standing] = rows;
  if (!standing) throw new Error('a question without tables has an answer');
  refuseUnfit(standing);
  // Two of one member wait for each other, so that the same is not kept twice.
  await client.query(`select pg_advisory_xact_lock(hashtextextended('labor collect ' || $1, 0))`, [
    accountId,
  ]);
  const twin = await client.query(
    `select from labor_collect where account_id = $1 and item_name = $2 and mode = $3 and area_id = $4
       and settled_in = to_date($5, 'YYYY-MM') and price = $6 and status <> 'returned' limit 1`,
    [accountId, itemName, mode, Number(areaId), settledIn, price],
  );
  if (twin.rowCount) throw new ApiError(codes.conflict, TWICE);
  const doubt = collected.isConfirmed ? undefined : await doubtIn(client, collected);
  if (doubt !== undefined) return { doubt };
  if (!(await consumeRateLimit(client, { ...LIMIT, key: accountId, windowS: restOfDayS(Date.now()) })))
    throw new ApiError(codes.tooManyRequests, TOO_MANY);
  const number = receiptNumber('LW');
  const included = includedIn(collected);
  const item = await itemOf(client, collected);
  const kept = await client.query<{ placing: Placing }>(
    `insert into labor_collect as c (number, account_id, organisation_id, section, item_name, item_id, area_id, project_kind,
       mode, price, unit, has_tools, has_materials, has_insurance, with_tax, settled_in, payment, is_anonymous, content)
     values ($1, $2, (select organisation_id from account where id = $2), $3, $4, $5, $6, $7, $8, $9, $10, $11,
       $12, $13, $14, to_date($15, 'YYYY-MM'), $16, $17, $18) returning ${PLACING} as placing`,
    [
      number,
      accountId,
      section,
      itemName,
      item?.id ?? null,
      Number(areaId),
      projectKind,
      mode,
      price,
      unitOf(unit),
      included.tools,
      included.materials,
      included.insurance,
      included.tax,
      settledIn,
      payment,
      naming === '匿名',
      collected.content,
    ],
  );
  await audit(client, { event: 'labor.collected', accountId, sessionId, ip });
  return { number, placing: kept.rows[0]?.placing ?? 'noItem' };
};
