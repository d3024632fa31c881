import type { ClientBase } from 'pg';
import { where } from '#infra/server/listing/conditions';
import type { Order } from '#infra/server/listing/cursor';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Condition } from './conditions';
import type { ShownValue } from './shown-price';
import type { Key } from './tallies';

/**
 * Windows of a list in the order of figures that follow a column but for a factor. What stands k-th by the column lies
 * within greatest/least of what stands k-th as shown, so only the records between are sorted.
 */
export interface ShownOrder {
  /** `byColumn`: the same window by the column. */
  readonly window: (
    byColumn: readonly Key[],
    window: { readonly order: Order; readonly size: number },
  ) => Promise<readonly Key[]>;
  readonly beyond: (key: Key | undefined, order: Order, size: number) => Promise<readonly Key[]>;
}

/** 除税 prices are rounded in their column: half a fen, and some for the arithmetic. */
const ROUNDED = 0.006;
const WIDER = 1 + 1e-9;

export const openShownOrder = (
  client: ClientBase,
  conditions: readonly Condition[],
  { column, value, factors: [least, greatest] }: Pick<ShownValue, 'column' | 'value' | 'factors'>,
): ShownOrder => {
  const spread = (greatest / least) * WIDER;
  const above = (amount: number): number => (amount + ROUNDED) * spread + ROUNDED;
  const below = (amount: number): number => (amount - ROUNDED) / spread - ROUNDED;
  const columnType = column === 'pretax' ? 'numeric' : 'float8';

  const asked = (parameters: Parameters): string[] => conditions.map(({ sql }) => sql(parameters));
  const within = (parameters: Parameters, from: number | undefined, to: number | undefined): string[] => [
    ...asked(parameters),
    ...(from === undefined ? [] : [`u.${column} >= ${parameters.add(from, columnType)}`]),
    ...(to === undefined ? [] : [`u.${column} <= ${parameters.add(to, columnType)}`]),
  ];
  const past = (parameters: Parameters, { value: at, id }: Key, order: Order): string =>
    `(${value(parameters)}, u.id) ${order === 'asc' ? '>' : '<'} ` +
    `(${parameters.add(at, 'float8')}, ${parameters.add(id, 'int')})`;

  return {
    async window(byColumn, { order, size }) {
      const [first, last] = [byColumn[0], byColumn.at(-1)];
      if (!first || !last) return [];
      const [low, high] = order === 'asc' ? [first, last] : [last, first];
      const [from, to] = [below(Number(low.value)), above(Number(high.value))];
      const counting = new Parameters();
      const { rows: counted } = await client.query<{ n: number }>(
        `select count(*)::int as n from unit_price u ${where([
          ...within(counting, from, to),
          `(u.${column}, u.id) ${order === 'asc' ? '<' : '>'} ` +
            `(${counting.add(first.value, columnType)}, ${counting.add(first.id, 'int')})`,
        ])}`,
        counting.values,
      );
      const parameters = new Parameters();
      const { rows } = await client.query<Key>(
        `select u.id, ${value(parameters)}::text as value from unit_price u
         ${where(within(parameters, from, to))}
         order by ${value(parameters)} ${order}, u.id ${order}
         offset ${parameters.add(counted[0]?.n ?? 0, 'int')} limit ${parameters.add(size, 'int')}`,
        parameters.values,
      );
      return rows;
    },

    async beyond(key, order, size) {
      const edge = key && Number(key.value) / (order === 'asc' ? greatest : least);
      const [from, to] =
        edge === undefined
          ? [undefined, undefined]
          : order === 'asc'
            ? [edge / WIDER - ROUNDED, undefined]
            : [undefined, edge * WIDER + ROUNDED];
      const near = new Parameters();
      const { rows: nearest } = await client.query<{ amount: number }>(
        `select u.${column}::float8 as amount from unit_price u ${where([
          ...within(near, from, to),
          ...(key ? [past(near, key, order)] : []),
        ])} order by u.${column} ${order}, u.id ${order} limit ${near.add(size, 'int')}`,
        near.values,
      );
      const last = nearest.at(-1);
      if (!last) return [];
      const parameters = new Parameters();
      const range =
        order === 'asc'
          ? within(parameters, from, above(last.amount))
          : within(parameters, below(last.amount), to);
      const { rows } = await client.query<Key>(
        `select u.id, ${value(parameters)}::text as value from unit_price u
         ${where([...range, ...(key ? [past(parameters, key, order)] : [])])}
         order by ${value(parameters)} ${order}, u.id ${order} limit ${parameters.add(size, 'int')}`,
        parameters.values,
      );
      return rows;
    },
  };
};
