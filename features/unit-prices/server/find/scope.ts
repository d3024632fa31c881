import type { Pool } from 'pg';
import { Refusal } from '../../../../infra/server/refusal';
import type { UnitPriceFilter } from '../../contract';
import { NATIONWIDE } from '../statistics/refresh-statistics';
import { textsOf, type FoundTexts } from './texts';

export interface Area {
  readonly areaId: number;
  readonly cityId: number | null;
}

/** Prices 除税; dates YYYY-MM-DD. */
export interface Bounds {
  readonly least: string;
  readonly greatest: string;
  readonly first: string;
  readonly last: string;
}

/** A filter with every word of it looked up; ids alone are left for the walk along an index. */
export interface Scope {
  /** Null: the whole country. */
  readonly area: Area | null;
  /** What the code and the keyword leave; null: all. */
  readonly items: readonly number[] | null;
  /** Items in provinces with enough prices, as `cellOf`; null: all. */
  readonly cells: readonly number[] | null;
  /** What the keyword finds, the nearest class first; null without keyword. */
  readonly texts: FoundTexts | null;
  /** Between which prices and months the items lie; null for all items. */
  readonly bounds: Bounds | null;
  /** Of one record: nine digits are an item's, more are a record's own. */
  readonly wholeCode: string | null;
  readonly filter: UnitPriceFilter;
}

const ITEM_DIGITS = 9;

/** An item in a province as one number. */
export const cellOf = (item: string, area: string): string => `(${item}::bigint * 10000 + ${area})`;

export const areaOf = async (pool: Pool, areaId: string | undefined): Promise<Area | null> => {
  if (areaId === undefined || Number(areaId) === NATIONWIDE) return null;
  const { rows } = await pool.query<{ level: number; pid: number }>(
    'select level, pid from region where areaid = $1',
    [Number(areaId)],
  );
  const [region] = rows;
  if (!region || region.level === 0) throw new Refusal(400, '没有这个地区');
  return region.level === 1
    ? { areaId: Number(areaId), cityId: null }
    : { areaId: region.pid, cityId: Number(areaId) };
};

const itemsOf = async (pool: Pool, { code, edition }: UnitPriceFilter): Promise<number[] | null> => {
  if (code === undefined && edition === undefined) return null;
  const { rows } = await pool.query<{ id: number }>(
    `select id from bill_item
     where starts_with(code, $1) and ($2::text is null or edition = $2)`,
    [code?.slice(0, ITEM_DIGITS) ?? '', edition ?? null],
  );
  return rows.map(({ id }) => id);
};

const cellsOf = async (pool: Pool, minSamples: number | undefined): Promise<number[] | null> => {
  if (minSamples === undefined || minSamples <= 1) return null;
  const { rows } = await pool.query<{ cell: string }>(
    `select ${cellOf('item_id', 'area_id')}::text as cell from unit_price_level
     where months = 36 and n >= $1 and area_id <> ${NATIONWIDE}`,
    [minSamples],
  );
  return rows.map(({ cell }) => Number(cell));
};

const boundsOf = async (
  pool: Pool,
  area: Area | null,
  items: readonly number[] | null,
): Promise<Bounds | null> => {
  if (!items) return null;
  const { rows } = await pool.query<Bounds>(
    `select min(least)::text as least, max(greatest)::text as greatest, min(first)::text as first, max(last)::text as last
     from unit_price_count where item_id = any ($1::int[]) and ($2::int is null or area_id = $2) having count(*) > 0`,
    [items, area?.areaId ?? null],
  );
  return rows[0] ?? null;
};

/** Items that both the code and the keyword allow; null: all. */
const inBoth = (items: readonly number[] | null, texts: FoundTexts | null): readonly number[] | null => {
  if (!texts) return items;
  return items ? items.filter((item) => texts.items.includes(item)) : texts.items;
};

export const scopeOf = async (pool: Pool, filter: UnitPriceFilter): Promise<Scope> => {
  const [area, coded, cells, texts] = await Promise.all([
    areaOf(pool, filter.areaId),
    itemsOf(pool, filter),
    cellsOf(pool, filter.minSamples),
    textsOf(pool, filter.keyword),
  ]);
  const { code } = filter;
  const wholeCode = code !== undefined && code.length > ITEM_DIGITS ? code : null;
  const items = inBoth(coded, texts);
  const bounds = await boundsOf(pool, area, items);
  return { area, items, cells, texts, bounds, wholeCode, filter };
};

/** Nothing can be found: a keyword or code that nothing has. */
export const findsNothing = ({ items, cells, texts }: Scope): boolean =>
  items?.length === 0 || cells?.length === 0 || texts?.items.length === 0;

/** Whether the counts kept for the trade tree tell the total. */
export const isCounted = ({ cells, texts, wholeCode, filter }: Scope): boolean =>
  !cells &&
  !texts &&
  !wholeCode &&
  [filter.priceFrom, filter.priceTo, filter.taxBasis, filter.source].every((part) => part === undefined);
