import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { Sort, UnitPriceFilter } from '../../contract';
import { textsOf, type FoundTexts } from './texts';

export interface Area {
  readonly areaId: number;
  readonly cityId: number | null;
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
  /** Of one record: nine digits are an item's, more are a record's own. */
  readonly wholeCode: string | null;
  readonly filter: UnitPriceFilter;
}

const ITEM_DIGITS = 9;

/** Areas have numbers below it. */
export const AREAS = 10_000;
/** An item in a province as one number. */
export const cellOf = (item: string, area: string): string => `(${item}::bigint * ${AREAS} + ${area})`;

export const cellAt = (cell: number): { readonly item: number; readonly area: number } => {
  const area = cell % AREAS;
  return { item: (cell - area) / AREAS, area };
};

export const areaOf = async (pool: Pool, areaId: string | undefined): Promise<Area | null> => {
  if (areaId === undefined || Number(areaId) === NATIONWIDE_ID) return null;
  const { rows } = await pool.query<{ level: number; pid: number }>(
    'select level, pid from region where areaid = $1',
    [Number(areaId)],
  );
  const [region] = rows;
  if (!region || region.level === 0) throw new ApiError(400, '没有这个地区');
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
     where months = 36 and n >= $1 and area_id <> ${NATIONWIDE_ID}`,
    [minSamples],
  );
  return rows.map(({ cell }) => Number(cell));
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
  return { area, items, cells, texts, wholeCode, filter };
};

/** By relevance the classes of a keyword follow each other; every other sort mixes them. Null: all texts. */
export const segmentsOf = ({ texts }: Scope, sort: Sort): readonly (readonly number[] | null)[] => {
  if (!texts) return [null];
  return sort === 'relevance' ? texts.classes : [texts.classes.flat()];
};

/** The same for filters that ask the same. */
export const scopeKey = ({ filter }: Scope): string => {
  const { keyword, areaId, code, edition, priceFrom, priceTo, taxBasis, source, minSamples } = filter;
  const parts = [keyword?.trim(), areaId, code, edition, priceFrom, priceTo, taxBasis, source, minSamples];
  return JSON.stringify(parts.map((part) => part ?? null));
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

export const isEverything = (scope: Scope): boolean => isCounted(scope) && !scope.area && !scope.items;
