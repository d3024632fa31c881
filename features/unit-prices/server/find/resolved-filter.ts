import type { ClientBase, Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { UnitPriceFilter } from '../../contract';
import { shownPrice, type ShownPrice } from './shown-price';
import { textsOf, type FoundTexts } from './texts';

export interface Area {
  readonly areaId: number;
  readonly cityId: number | null;
}

/** A filter with every word of it looked up; ids alone are left for the walk along an index. */
export interface ResolvedFilter {
  /** Null: the whole country. */
  readonly area: Area | null;
  /** Of the code and the edition; null: all. */
  readonly items: readonly number[] | null;
  /** Texts in provinces with enough prices of their group, as `cellOf`; null: all. */
  readonly cells: readonly number[] | null;
  /** What the keyword finds, the nearest class first; null without keyword. */
  readonly texts: readonly FoundTexts[] | null;
  /** Of one record: nine digits are an item's, more are a record's own. */
  readonly wholeCode: string | null;
  /** What prices are narrowed and ordered by. */
  readonly shown: ShownPrice;
  readonly filter: UnitPriceFilter;
}

/** A filter with what its prices are read in. */
export interface ReadFilter extends UnitPriceFilter {
  readonly basis?: string | undefined;
}

const ITEM_DIGITS = 9;

/** Areas have numbers below it. */
const AREAS = 10_000;
/** A text in a province as one number. */
export const cellOf = (text: string, area: string): string => `(${text}::bigint * ${AREAS} + ${area})`;

export const areaOf = async (client: ClientBase | Pool, areaId: string | undefined): Promise<Area | null> => {
  if (areaId === undefined || Number(areaId) === NATIONWIDE_ID) return null;
  const { rows } = await client.query<{ level: number; pid: number }>(
    'select level, pid from region where areaid = $1',
    [Number(areaId)],
  );
  const [region] = rows;
  if (!region || region.level === 0) throw new ApiError(codes.badRequest, '没有这个地区');
  return region.level === 1
    ? { areaId: Number(areaId), cityId: null }
    : { areaId: region.pid, cityId: Number(areaId) };
};

const itemsOf = async (client: ClientBase, { code, edition }: UnitPriceFilter): Promise<number[] | null> => {
  if (code === undefined && edition === undefined) return null;
  const { rows } = await client.query<{ id: number }>(
    `select id from bill_item
     where starts_with(code, $1) and ($2::text is null or edition = $2)`,
    [code?.slice(0, ITEM_DIGITS) ?? '', edition ?? null],
  );
  return rows.map(({ id }) => id);
};

const cellsOf = async (client: ClientBase, minSamples: number | undefined): Promise<number[] | null> => {
  if (minSamples === undefined || minSamples <= 1) return null;
  const { rows } = await client.query<{ cell: string }>(
    `select ${cellOf('t.id', 'l.area_id')}::text as cell from unit_price_level l
     join region province on province.areaid = l.area_id and province.level = 1
     join bill_text t using (group_id) where l.months = 36 and l.n >= $1`,
    [minSamples],
  );
  return rows.map(({ cell }) => Number(cell));
};

export const resolveFilter = async (client: ClientBase, filter: ReadFilter): Promise<ResolvedFilter> => {
  const { code } = filter;
  const area = await areaOf(client, filter.areaId);
  return {
    area,
    shown: await shownPrice(client, filter.basis, { listed: area?.areaId ?? null, code }),
    items: await itemsOf(client, filter),
    cells: await cellsOf(client, filter.minSamples),
    texts: await textsOf(client, filter.keyword),
    wholeCode: code !== undefined && code.length > ITEM_DIGITS ? code : null,
    filter,
  };
};
