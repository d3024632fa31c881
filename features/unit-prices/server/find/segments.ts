import type { ClientBase } from 'pg';
import { where } from '#infra/server/listing/conditions';
import type { KeyType, Order } from '#infra/server/listing/cursor';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Sort } from '../../contract';
import { priceConditions, type Condition } from './conditions';
import type { ResolvedFilter } from './resolved-filter';
import { lengthOf, outlineOf, tallied, type Key, type Outline, type SortColumn } from './tallies';
import { together } from './texts';

export const COLUMNS: Readonly<Record<Sort, readonly [column: SortColumn, type: KeyType]>> = {
  relevance: ['heat', 'int'],
  heat: ['heat', 'int'],
  unitPrice: ['pretax', 'numeric'],
  priceDate: ['price_date', 'date'],
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
}

const openSegment = (client: ClientBase, conditions: readonly Condition[], sort: Sort): Segment => {
  const [column, type] = COLUMNS[sort];
  let asked: Promise<Outline | null> | undefined;
  const outline = () => (asked ??= outlineOf(client, conditions, column));
  let told: Promise<number | null> | undefined;
  const tell = async () => {
    const known = await asked;
    return known?.isExact ? lengthOf(known.parts) : tallied(client, conditions);
  };
  return {
    outline,
    length: () => (told ??= tell()),
    async read({ order, skip, size, least, end }) {
      const parameters = new Parameters();
      const key = ({ value, id }: Key) => `(${parameters.add(value, type)}, ${parameters.add(id, 'int')})`;
      const all = conditions.map(({ sql }) => sql(parameters));
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
         ${where(conditions.map(({ sql }) => sql(parameters)))} group by 1 order by 1`,
        parameters.values,
      );
      const counts = rows.map(({ part, n }) => ({ value: values[part - 1] ?? '', id: 0, n }));
      return { parts: counts, end, isExact: true };
    },
    async count() {
      const parameters = new Parameters();
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from unit_price u ${where(conditions.map(({ sql }) => sql(parameters)))}`,
        parameters.values,
      );
      return rows[0]?.n ?? 0;
    },
    all: async () => (await tallied(client, [])) ?? 0,
  };
};

export const openSegments = (client: ClientBase, found: ResolvedFilter, sort: Sort): readonly Segment[] =>
  // By relevance the classes of a keyword follow each other; every other sort mixes them.
  (sort === 'relevance' && found.texts ? found.texts : [found.texts && together(found.texts)]).map((texts) =>
    openSegment(client, priceConditions(found, texts), sort),
  );
