import type { Pool } from 'pg';
import type { Edition, TradeNode } from '../contract';
import { tradeName } from '#src/contract/bill-divisions';
import { areaOf } from './find/resolved-filter';
import { groupBy } from './group-by';

interface Counted {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly edition: Edition;
  readonly n: number;
}

const COUNTED = `
  select i.code, i.name, i.unit, i.edition, sum(c.n)::int as n
  from unit_price_count c join bill_item i on i.id = c.item_id
  where ($1::text is null or i.edition = $1) and ($2::int is null or c.area_id = $2)
    and ($3::int is null or c.city_id = $3)
  group by i.id order by i.code, i.unit, i.edition`;

const LEVELS = [2, 4] as const;

const sum = (nodes: readonly TradeNode[]): number => nodes.reduce((n, node) => n + node.n, 0);
const editionsIn = (nodes: readonly Pick<TradeNode, 'editions'>[]): Edition[] =>
  [...new Set(nodes.flatMap(({ editions }) => editions))].sort();

/** 分项: the editions and units of one code together. */
const itemNodes = (items: readonly Counted[]): TradeNode[] =>
  [...groupBy(items, ({ code }) => code)].map(([code, same]) => ({
    code,
    name: same[0]?.name ?? '',
    unit: [...new Set(same.map(({ unit }) => unit))].join('/'),
    n: same.reduce((n, item) => n + item.n, 0),
    editions: [...new Set(same.map(({ edition }) => edition))].sort(),
    children: [],
  }));

const nodesAt = (items: readonly Counted[], level: number): TradeNode[] => {
  const digits = LEVELS[level];
  if (digits === undefined) return itemNodes(items);
  return [...groupBy(items, ({ code }) => code.slice(0, digits))].map(([code, below]) => {
    const children = nodesAt(below, level + 1);
    return { code, name: tradeName(code), n: sum(children), editions: editionsIn(children), children };
  });
};

export const tradeTree = async (
  pool: Pool,
  { bqItemDbId, areaId }: { readonly bqItemDbId?: Edition | undefined; readonly areaId?: string | undefined },
): Promise<{ nodes: TradeNode[] }> => {
  const area = await areaOf(pool, areaId);
  const { rows } = await pool.query<Counted>(COUNTED, [
    bqItemDbId ?? null,
    area?.areaId ?? null,
    area?.cityId ?? null,
  ]);
  return { nodes: nodesAt(rows, 0) };
};
