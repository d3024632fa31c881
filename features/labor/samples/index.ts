import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { copyRows } from '#infra/server/postgres/copy-rows';
import { countIn } from '#infra/server/sample/count-in';
import { LAST_MONTH } from '#infra/server/sample/courses';
import { noise } from '#infra/server/sample/noise';
import type { Samples } from '#infra/server/server-slice';
import type { LaborRow } from '../contract';
import { indexLines, LINE_COLUMNS, ITEM_COLUMNS, PRICE_COLUMNS, removeLines } from '../server/save-lines';
import { SAMPLE_ITEMS } from './items';
import { LABOR_TAX, samplePrices, type SamplePrice } from './sample-prices';
import type { SampleItem } from './sample-item';

const ISSUER = '造价指标网（样例）';
const TITLE = '劳务价格样例';
const METHOD = '工日单价 ÷ 每工日完成量，加管理与所含的保险、材料机具（样例算法）';
const SOURCE: LaborRow['source'] = 'sample';

const itemRow = (item: SampleItem, rank: number) => {
  const isWide = item.mode === '扩大劳务';
  return [
    item.id,
    item.section,
    item.name,
    item.content,
    item.unit,
    item.mode,
    item.hasTools,
    isWide,
    isWide,
    isWide,
    isWide ? LABOR_TAX : 0,
    item.trade,
    item.output,
    SOURCE,
    rank,
  ];
};

const HEAT = 1_000;
const heatOf = (id: string): number => Math.round(HEAT * (1 + noise('heat', id)));

interface SampleLine {
  readonly id: string;
  readonly item: SampleItem;
  readonly areaId: number;
  readonly prices: readonly SamplePrice[];
}

const linesOf = (items: readonly SampleItem[], until: string): readonly SampleLine[] =>
  items.flatMap((item) =>
    [...samplePrices(item, until)].map(([areaId, prices]) => ({
      id: `${item.id}-${areaId}`,
      item,
      areaId,
      prices,
    })),
  );

const STORED = `
  select count(*)::int as lines, coalesce(sum(priced.fen), 0)::float8 as fen
  from labor_line l
  cross join lateral (select sum(low + middle + high) * 100 as fen from labor_price where line_id = l.id) priced
  where l.source = 'sample'`;

/** Storing a hundred thousand prices takes seconds, adding them up does not. */
const areStored = async (client: PoolClient, lines: readonly SampleLine[]): Promise<boolean> => {
  const { rows } = await client.query<{ lines: number; fen: number }>(STORED);
  const fen = lines
    .flatMap(({ prices }) => prices)
    .reduce((sum, { low, middle, high }) => sum + Math.round(100 * (low + middle + high)), 0);
  return rows[0]?.lines === lines.length && Math.round(rows[0].fen) === fen;
};

/** Needs the regions loaded; in place of the samples there are, unless they are the same. */
export const loadSampleLabor = async (
  client: PoolClient,
  items: readonly SampleItem[] = SAMPLE_ITEMS,
  until = LAST_MONTH,
): Promise<void> => {
  const lines = linesOf(items, until);
  if (await areStored(client, lines)) return;
  await removeSampleLabor(client);
  await copyRows(client, 'labor_item', ITEM_COLUMNS, items.map(itemRow));
  await copyRows(
    client,
    'labor_line',
    LINE_COLUMNS,
    lines.map(({ id, item, areaId }) => [id, item.id, areaId, ISSUER, TITLE, METHOD, SOURCE]),
  );
  await copyRows(
    client,
    'labor_price',
    PRICE_COLUMNS,
    lines.flatMap(({ id, prices }) =>
      prices.map(({ period, low, middle, high, n }) => [id, `${period}-01`, low, middle, high, n]),
    ),
  );
  await indexLines(
    client,
    lines.map(({ id }) => id),
    heatOf,
  );
};

const removeSampleLabor = (client: PoolClient): Promise<number> => removeLines(client, 'sample');

const NEWEST = `
  select to_char(max(price.period), 'YYYY-MM') as newest
  from labor_price price join labor_line line on line.id = price.line_id where line.source = 'sample'`;

const growSampleLabor = async (pool: Pool, until: string): Promise<void> => {
  const { rows } = await pool.query<{ newest: string | null }>(NEWEST);
  if ((rows[0]?.newest ?? until) < until)
    await inTransaction(pool, (client) => loadSampleLabor(client, SAMPLE_ITEMS, until));
};

export const laborSamples: Samples = {
  kind: 'labor',
  version: 3,
  count: countIn(`labor_line where source = 'sample'`),
  make: (pool, _count, _progress, until) =>
    inTransaction(pool, (client) => loadSampleLabor(client, SAMPLE_ITEMS, until)),
  grow: growSampleLabor,
  remove: (pool: Pool) => inTransaction(pool, removeSampleLabor),
};
