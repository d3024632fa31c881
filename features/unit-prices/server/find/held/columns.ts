import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import type { Sort } from '#features/unit-prices/contract';
import { source as sources } from '#src/contract/provenance';
import { orderBy } from './order-by';

const KINDS = {
  int2: { of: Int16Array, width: 2, read: (from: Buffer, at: number) => from.readInt16BE(at) },
  int4: { of: Int32Array, width: 4, read: (from: Buffer, at: number) => from.readInt32BE(at) },
  float8: { of: Float64Array, width: 8, read: (from: Buffer, at: number) => from.readDoubleBE(at) },
} as const;

/** What the list is narrowed and sorted by: some 45 bytes a record, all in one index. */
const FIELDS = {
  ids: ['int4', 'id'],
  items: ['int4', 'item_id'],
  texts: ['int4', 'text_id'],
  areas: ['int2', 'area_id'],
  cities: ['int2', 'coalesce(city_id, 0)'],
  /** Days since the first of year 1. */
  days: ['int4', `price_date - date '0001-01-01'`],
  heats: ['int4', 'heat'],
  /** 除税. */
  fen: ['float8', 'pretax * 100'],
  taxed: ['int2', `(tax_basis = '含税')::int`],
  /** Places among the sources, from 1. */
  sources: ['int2', 'coalesce(array_position($1::text[], source), 0)'],
} as const satisfies Record<string, readonly [kind: keyof typeof KINDS, value: string]>;
type Field = keyof typeof FIELDS;
const fields = Object.keys(FIELDS) as Field[];

export type Column = Int16Array | Int32Array | Float64Array;
export interface Stretch {
  readonly from: number;
  readonly to: number;
}
/** A row stands at the same place in every column, rows of an item together. */
export interface Columns extends Readonly<Record<Field, Column>> {
  /** Of the records these are. */
  readonly revision: string;
  /** Where the rows of each item are. */
  readonly stretches: ReadonlyMap<number, Stretch>;
  /** Rows by the sort's column, then by id, least first. */
  readonly orders: Readonly<Record<Sort, Uint32Array>>;
}

const DAY = 86_400_000;
const EPOCH = Date.parse('0001-01-01');
export const dayOf = (date: string): number => (Date.parse(date) - EPOCH) / DAY;
export const dateOf = (day: number): string => new Date(EPOCH + day * DAY).toISOString().slice(0, 10);
export const codeOfSource = (source: string): number => sources.options.indexOf(source as never) + 1;

/** One answer an item, so that others are served while they come. */
const READ = `
  select ${fields.map((name) => `string_agg(${FIELDS[name][0]}send((${FIELDS[name][1]})::${FIELDS[name][0]}), ''::bytea) as ${name}`).join(', ')}
  from unit_price group by item_id order by item_id`;

type Packed = Readonly<Record<Field, Buffer>>;

const unpack = (name: Field, parts: readonly Packed[]): Column => {
  const { of, width, read } = KINDS[FIELDS[name][0]];
  const column = new of(parts.reduce((sum, part) => sum + part[name].length, 0) / width);
  let row = 0;
  for (const { [name]: part } of parts) {
    for (let at = 0; at < part.length; at += width, row += 1) column[row] = read(part, at);
  }
  return column;
};

const stretchesOf = (parts: readonly Packed[]): ReadonlyMap<number, Stretch> => {
  const { read, width } = KINDS[FIELDS.items[0]];
  let to = 0;
  return new Map(
    parts.map(({ items }) => {
      const from = to;
      to += items.length / width;
      return [read(items, 0), { from, to }];
    }),
  );
};

/** All records of one moment. */
const readParts = (pool: Pool) =>
  inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    const state = await client.query<{ revision: string }>('select revision::text from unit_price_state');
    const { rows } = await client.query<Packed>(READ, [sources.options]);
    return { revision: state.rows[0]?.revision ?? '0', parts: rows };
  });

export const readColumns = async (pool: Pool): Promise<Columns> => {
  const { revision, parts } = await readParts(pool);
  const columns = {} as Record<Field, Column>;
  for (const name of fields) {
    columns[name] = unpack(name, parts);
    // Others are served in between.
    await nextTurn();
  }
  const asRead = Uint32Array.from(columns.ids.keys());
  const byId = await orderBy(asRead, columns.ids);
  const byHeat = await orderBy(byId, columns.heats);
  const [byPrice, byDate] = [await orderBy(byId, columns.fen), await orderBy(byId, columns.days)];
  return {
    ...columns,
    revision,
    stretches: stretchesOf(parts),
    orders: { relevance: byHeat, heat: byHeat, unitPrice: byPrice, priceDate: byDate },
  };
};
