import type { ClientBase } from 'pg';
import { where } from '#infra/server/listing/conditions';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Column, Condition } from './conditions';

export type TalliedColumn = 'heat' | 'pretax' | 'price_date';
export type SortColumn = TalliedColumn | 'normalised' | 'by_components';

/** A place in the order of a list: the sort's value, then the id. */
export interface Key {
  readonly value: string;
  readonly id: number;
}

/** Records that follow each other: no key of theirs is less than this one. */
export interface Part extends Key {
  readonly n: number;
}

interface Tally {
  readonly table: string;
  readonly columns: readonly Column[];
  /** Whether it tells the parts of each order. */
  readonly isSorted: boolean;
}

const sorted = (table: string, columns: readonly Column[]): Tally => ({ table, columns, isSorted: true });
const BY_MONTH = sorted('unit_price_month_tally', ['price_date', 'tax_basis', 'source']);
const BY_AREA = sorted('unit_price_area_tally', ['area_id', 'tax_basis', 'source']);
const BY_ITEM = sorted('unit_price_item_tally', ['item_id', 'tax_basis', 'source']);
const BY_TEXT = sorted('unit_price_text_tally', ['item_id', 'text_id', 'tax_basis', 'source']);
/** The shortest first. */
const TALLIES: readonly Tally[] = [
  BY_MONTH,
  BY_AREA,
  BY_ITEM,
  { table: 'unit_price_count', columns: ['item_id', 'area_id', 'city_id'], isSorted: false },
  BY_TEXT,
];

const ROWS: Readonly<Record<TalliedColumn, string>> = {
  heat: 'u.heat is not null',
  pretax: 'u.pretax is not null',
  price_date: 'u.heat is null and u.pretax is null',
};

/** A row of the order by month tells the month, whatever else it is of; heat and price stand there as marks alone. */
const isOf =
  ({ columns, isSorted }: Tally, sort: TalliedColumn) =>
  (condition: Condition): boolean =>
    condition.columns.every(
      (column) => columns.includes(column) || (isSorted && sort === 'price_date' && column === sort),
    );

const from = (
  { table, isSorted }: Tally,
  sort: TalliedColumn,
  conditions: readonly Condition[],
  parameters: Parameters,
): string => {
  const rows = isSorted ? [ROWS[sort]] : [];
  return `from ${table} u ${where([...rows, ...conditions.map(({ sql }) => sql(parameters))])}`;
};

/** How many records meet the conditions; null where that is not kept. */
export const tallied = async (
  client: ClientBase,
  conditions: readonly Condition[],
): Promise<number | null> => {
  const tally = TALLIES.find((each) => conditions.every(isOf(each, 'price_date')));
  if (!tally) return null;
  const parameters = new Parameters();
  const { rows } = await client.query<{ n: number }>(
    `select coalesce(sum(u.n), 0)::int as n ${from(tally, 'price_date', conditions, parameters)}`,
    parameters.values,
  );
  return rows[0]?.n ?? 0;
};

/** YYYY-MM that the prices of a province, or of the whole country, run to; undefined where there are none. */
export const newestMonth = async (
  client: ClientBase,
  areaId: number | undefined,
): Promise<string | undefined> => {
  const parameters = new Parameters();
  const conditions: readonly Condition[] = [
    { columns: [], sql: () => 'u.n > 0' },
    ...(areaId === undefined
      ? []
      : [
          {
            columns: ['area_id'] as const,
            sql: (all: Parameters) => `u.area_id = ${all.add(areaId, 'smallint')}`,
          },
        ]),
  ];
  const { rows } = await client.query<{ month: string | null }>(
    `select to_char(max(u.price_date), 'YYYY-MM') as month
     ${from(areaId === undefined ? BY_MONTH : BY_AREA, 'price_date', conditions, parameters)}`,
    parameters.values,
  );
  return rows[0]?.month ?? undefined;
};

/** The parts of a list, least first, and what all of it comes before. Not exact: they hold other records as well. */
export interface Outline {
  readonly parts: readonly Part[];
  readonly end: Key | undefined;
  readonly isExact: boolean;
}

const LAST_ID = 2_147_483_647;

/** A month is a part by itself; others end before a quarter more than they begin with. */
const endOf = (sort: TalliedColumn, { value }: Key): Key =>
  sort === 'price_date'
    ? { value, id: LAST_ID }
    : { value: String(Math.ceil(Number(value) * 1.25) + 1), id: 0 };

/** The narrowest that is kept; null where nothing is. */
export const outlineOf = async (
  client: ClientBase,
  conditions: readonly Condition[],
  sort: TalliedColumn,
): Promise<Outline | null> => {
  const exact = TALLIES.find((each) => each.isSorted && conditions.every(isOf(each, sort)));
  const wider = (
    [
      ['text_id', BY_TEXT],
      ['item_id', BY_ITEM],
      ['area_id', BY_AREA],
    ] as const
  ).find(([column]) => conditions.some(({ columns }) => columns.includes(column)));
  const tally = exact ?? wider?.[1];
  if (!tally) return null;
  const parameters = new Parameters();
  const told = conditions.filter(isOf(tally, sort));
  const { rows } = await client.query<Part>(
    `select u.${sort}::text as value, u.id, sum(u.n)::int as n ${from(tally, sort, told, parameters)}
     group by u.${sort}, u.id order by u.${sort}, u.id`,
    parameters.values,
  );
  const last = rows.at(-1);
  return { parts: rows, end: last && endOf(sort, last), isExact: exact !== undefined };
};

export const lengthOf = (parts: readonly Part[]): number => parts.reduce((sum, { n }) => sum + n, 0);
