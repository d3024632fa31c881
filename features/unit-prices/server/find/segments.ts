import type { ClientBase } from 'pg';
import { where } from '#infra/server/listing/conditions';
import type { KeyType, Order } from '#infra/server/listing/cursor';
import { Parameters } from '#infra/server/postgres/parameters';
import { HALF_A_FEN } from '#infra/server/costing/shown-amount';
import type { Sort } from '../../contract';
import { priceConditions, type Condition } from './conditions';
import type { ResolvedFilter } from './resolved-filter';
import { openShownOrder, type ShownOrder } from './shown-order';
import { followsColumn, type ShownPrice } from './shown-price';
import { lengthOf, outlineOf, tallied, type Key, type Outline, type SortColumn } from './tallies';
import { together } from './texts';

const COLUMNS: Readonly<Record<Exclude<Sort, 'unitPrice'>, SortColumn>> = {
  relevance: 'heat',
  heat: 'heat',
  priceDate: 'price_date',
};
const TYPES: Readonly<Record<SortColumn, KeyType>> = {
  heat: 'int',
  pretax: 'numeric',
  normalised: 'float8',
  by_components: 'float8',
  price_date: 'date',
};
/** As a cursor carries them: prices may be those shown, which are not rounded. */
export const CURSOR_TYPES: Readonly<Record<Sort, KeyType>> = {
  relevance: 'int',
  heat: 'int',
  unitPrice: 'float8',
  priceDate: 'date',
};

/** The least key there is to be read, and the one that all of them come before. */
export interface Bounds {
  readonly least?: Key | undefined;
  readonly end?: Key | undefined;
}

export interface RowRange extends Bounds {
  readonly order: Order;
  readonly skip: number;
  readonly size: number;
}

/** Records in one order. The list of a keyword by relevance has several, one after the other. */
export interface Segment {
  readonly read: (range: RowRange) => Promise<readonly Key[]>;
  readonly outline: () => Promise<Outline | null>;
  /** Where along the index there can be some, as far as that is worth asking. */
  readonly bounds: () => Promise<Bounds>;
  /** The outline made exact, for which all of the segment is read. */
  readonly countParts: (outline: Outline) => Promise<Outline>;
  /** Without counting; null where that is not known. */
  readonly length: () => Promise<number | null>;
  readonly count: () => Promise<number>;
  /** Of everything: what a walk along an index passes. */
  readonly all: () => Promise<number>;
  /** Where the order is that of the figures shown, which only nearly is the column's. */
  readonly shown?: ShownOrder;
}

/** Between what 除税 prices are divided by in each column. */
const LEVELS = {
  // What travels is divided by the index alone.
  normalised: `
    select l.least / greatest(1, f.greatest) as least, l.greatest / least(1, f.least) as greatest
    from (select min(level) as least, max(level) as greatest from unit_price) l,
      (select min(own_factor) as least, max(own_factor) as greatest from unit_price) f`,
  by_components: `
    select least(1, f.least) / r.greatest as least, greatest(1, f.greatest) / r.least as greatest
    from (select min(own_factor) as least, max(own_factor) as greatest from unit_price) f,
      (select min(ratio) as least, max(ratio) as greatest from kept_component_ratio, unnest(ratios) as ratio) r`,
} as const;

/** Parts of prices 除税 say how many there are, and roughly where: normalised ones lie between them by the levels. */
const normalisedOutline = async (
  client: ClientBase,
  column: keyof typeof LEVELS,
  known: Outline | null,
): Promise<Outline | null> => {
  if (!known) return null;
  const { rows } = await client.query<{ least: number | null; greatest: number | null }>(LEVELS[column]);
  const { least = null, greatest = null } = rows[0] ?? {};
  if (least === null || greatest === null) return null;
  const parts = known.parts.map((part) => ({
    ...part,
    value: String(Math.max(0, (Number(part.value) - HALF_A_FEN) / greatest)),
  }));
  const end = known.end && { value: String((Number(known.end.value) + HALF_A_FEN) / least), id: 0 };
  return { parts, end, isExact: false };
};

interface Ordering {
  readonly column: SortColumn;
  /** Read beside the conditions, which alone are tallied. */
  readonly only?: Condition | undefined;
  /** How many of the records that meet the conditions do not meet `only`. */
  readonly others?: (() => Promise<number>) | undefined;
}

const openSegment = (
  client: ClientBase,
  conditions: readonly Condition[],
  { column, only, others }: Ordering,
): Segment => {
  const type = TYPES[column];
  const asked = (parameters: Parameters): string[] => [
    ...conditions.map(({ sql }) => sql(parameters)),
    ...(only ? [only.sql(parameters)] : []),
  ];
  const findOutline = async () =>
    column === 'normalised' || column === 'by_components'
      ? normalisedOutline(client, column, await outlineOf(client, conditions, 'pretax'))
      : outlineOf(client, conditions, column);
  let found: Promise<Outline | null> | undefined;
  const outline = () => (found ??= findOutline());
  let told: Promise<number | null> | undefined;
  const tell = async () => {
    const known = await found;
    const all = known?.isExact ? lengthOf(known.parts) : await tallied(client, conditions);
    return all === null || !others ? all : all - (await others());
  };
  return {
    outline,
    length: () => (told ??= tell()),
    async read({ order, skip, size, least, end }) {
      const parameters = new Parameters();
      const key = ({ value, id }: Key) => `(${parameters.add(value, type)}, ${parameters.add(id, 'int')})`;
      const all = asked(parameters);
      if (least) all.push(`(u.${column}, u.id) >= ${key(least)}`);
      if (end) all.push(`(u.${column}, u.id) < ${key(end)}`);
      const { rows } = await client.query<Key>(
        `select u.id, u.${column}::text as value from unit_price u ${where(all)}
         order by u.${column} ${order}, u.id ${order}
         offset ${parameters.add(skip, 'int')} limit ${parameters.add(size, 'int')}`,
        parameters.values,
      );
      return rows;
    },
    async bounds() {
      // Heat has nothing to do with the item; prices and months have.
      const isWorth = column !== 'heat' && conditions.some(({ columns }) => columns.includes('item_id'));
      const known = isWorth ? await outline() : null;
      return { least: known?.parts[0], end: known?.end };
    },
    async countParts({ parts, end }) {
      const values = [...new Set(parts.map(({ value }) => value))];
      const parameters = new Parameters();
      const part = `width_bucket(u.${column}, ${parameters.add(values, `${type}[]`)})`;
      const { rows } = await client.query<{ part: number; n: number }>(
        `select ${part} as part, count(*)::int as n from unit_price u
         ${where(asked(parameters))} group by 1 order by 1`,
        parameters.values,
      );
      const counts = rows.map(({ part, n }) => ({ value: values[part - 1] ?? '', id: 0, n }));
      return { parts: counts, end, isExact: true };
    },
    async count() {
      const parameters = new Parameters();
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from unit_price u ${where(asked(parameters))}`,
        parameters.values,
      );
      return rows[0]?.n ?? 0;
    },
    all: async () => (await tallied(client, [])) ?? 0,
  };
};

/** By the figures shown; what cannot be read in the basis comes last in either order, as it was quoted. */
const openByPrice = (
  client: ClientBase,
  conditions: readonly Condition[],
  shown: ShownPrice,
): readonly Segment[] => {
  const { column, value, isSplit } = shown;
  if (!value) return [openSegment(client, conditions, { column })];
  const inOrder = (segment: Segment, told: readonly Condition[]): Segment =>
    followsColumn(shown) ? segment : { ...segment, shown: openShownOrder(client, told, { ...shown, value }) };
  if (!isSplit) return [inOrder(openSegment(client, conditions, { column }), conditions)];
  const readable: Condition = {
    columns: ['level', 'price'],
    sql: (parameters) => (column === 'normalised' ? 'u.level' : value(parameters)) + ' is not null',
  };
  const unreadable: Condition = {
    columns: ['level', 'price'],
    // With a level everything can be read.
    sql: (parameters) => `u.level is null and ${value(parameters)} is null`,
  };
  const rest = openSegment(client, [...conditions, unreadable], { column: 'pretax' });
  const first = openSegment(client, conditions, { column, only: readable, others: rest.count });
  return [inOrder(first, [...conditions, readable]), rest];
};

export const openSegments = (client: ClientBase, found: ResolvedFilter, sort: Sort): readonly Segment[] => {
  if (sort === 'unitPrice')
    return openByPrice(client, priceConditions(found, found.texts && together(found.texts)), found.shown);
  const column = COLUMNS[sort];
  // By relevance the classes of a keyword follow each other; every other sort mixes them.
  return (sort === 'relevance' && found.texts ? found.texts : [found.texts && together(found.texts)]).map(
    (texts) => openSegment(client, priceConditions(found, texts), { column }),
  );
};
