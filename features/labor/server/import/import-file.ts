import type { ClientBase, Pool } from 'pg';
import { eachInTurns, mapInTurns } from '#infra/server/in-turns';
import { readTable } from '#infra/server/import/read-file';
import type { RegionRow } from '#infra/server/import/places';
import { titleWords } from '#infra/server/import/titles';
import { CONFIRM, UNCHECKED_NOTE, uncheckedWords } from '#infra/server/import/doubts';
import { monthAt } from '#src/contract/shanghai-time';
import { roundTo } from '#src/costing/money';
import { refusedRowsCsv, type RefusedRow } from '#infra/server/import/refused-rows';
import { OWN_HEAT } from '#infra/server/search/search-index';
import { Unclear } from '#infra/server/import/unclear';
import { copyRows, type Cell } from '#infra/server/postgres/copy-rows';
import type { ImportedFile, ReadFile, Understood } from '#infra/server/server-slice';
import { doubtOf } from '../doubts';
import { indexLines, ITEM_COLUMNS, LINE_COLUMNS, PRICE_COLUMNS } from '../save-lines';
import { includedWords } from '../../labels';
import { columnsIn, readLayout, type Layout } from './layout';
import { rowReader, type ReadPrice } from './rows';

const SOURCE = 'imported';
const ISSUER = '本单位';
const STORED = '文件或库中已有同一子目、地区与价格期的价格';
const CHANGED = '导入期间库中的数据有变化，请重新导入';

const lineIdOf = ({ itemId, areaId }: ReadPrice): string => `${itemId}-${areaId}`;
const keyOf = (price: ReadPrice): string => `${lineIdOf(price)} ${price.period}`;

const readRegions = async (pool: Pool): Promise<readonly RegionRow[]> =>
  (await pool.query<RegionRow>('select areaid, name, pid, level from region')).rows;

/** Prices there are of these lines. */
const storedOf = async (client: ClientBase | Pool, prices: readonly ReadPrice[]): Promise<Set<string>> => {
  const { rows } = await client.query<{ key: string }>(
    `select line_id || ' ' || to_char(period, 'YYYY-MM') as key from labor_price where line_id = any ($1::text[])`,
    [[...new Set(prices.map(lineIdOf))]],
  );
  return new Set(rows.map(({ key }) => key));
};

const firstOfEach = (
  prices: readonly ReadPrice[],
  idOf: (price: ReadPrice) => string,
): readonly ReadPrice[] => [...new Map(prices.map((price) => [idOf(price), price])).values()];

/** Of rows whose id is not there yet. */
const without = async (client: ClientBase, table: 'labor_item' | 'labor_line', ids: readonly string[]) => {
  const { rows } = await client.query<{ id: string }>(`select id from ${table} where id = any ($1::text[])`, [
    ids,
  ]);
  const there = new Set(rows.map(({ id }) => id));
  return (id: string) => !there.has(id);
};

const itemCells = (price: ReadPrice): readonly Cell[] => [
  price.itemId,
  price.section,
  price.name,
  price.content,
  price.unit,
  price.mode,
  price.included.tools,
  price.included.materials,
  price.included.insurance,
  price.included.tax,
  price.taxRate,
  null,
  null,
  SOURCE,
  0,
];

const commit = async (client: ClientBase, prices: readonly Accepted[], fileName: string): Promise<void> => {
  // Imports take turns, so that none stores what another is just storing.
  await client.query(`select pg_advisory_xact_lock(hashtextextended('labor import', 0))`);
  const stored = await storedOf(client, prices);
  if (prices.some((price) => stored.has(keyOf(price)))) throw new Unclear(CHANGED);
  const items = firstOfEach(prices, ({ itemId }) => itemId);
  const lines = firstOfEach(prices, lineIdOf);
  const isNewItem = await without(
    client,
    'labor_item',
    items.map(({ itemId }) => itemId),
  );
  const isNewLine = await without(client, 'labor_line', lines.map(lineIdOf));
  const newItems = items.filter(({ itemId }) => isNewItem(itemId));
  const newLines = lines.filter((price) => isNewLine(lineIdOf(price)));
  await copyRows(client, 'labor_item', ITEM_COLUMNS, newItems.map(itemCells));
  await copyRows(
    client,
    'labor_line',
    LINE_COLUMNS,
    newLines.map((price) => [lineIdOf(price), price.itemId, price.areaId, ISSUER, fileName, null, SOURCE]),
  );
  await copyRows(
    client,
    'labor_price',
    { ...PRICE_COLUMNS, note: 'text' },
    prices.map((price) => [
      lineIdOf(price),
      `${price.period}-01`,
      price.low,
      price.middle,
      price.high,
      price.n,
      noteOf(price),
    ]),
  );
  await indexLines(client, lines.map(lineIdOf), () => OWN_HEAT);
};

const noteOf = ({ assumed, isUnchecked }: Accepted): string | null => {
  const notes = [
    ...(assumed.length > 0 ? [`导入时假定：${assumed.join('；')}`] : []),
    ...(isUnchecked ? [UNCHECKED_NOTE] : []),
  ];
  return notes.length > 0 ? notes.join('；') : null;
};

interface Accepted extends ReadPrice {
  readonly line: number;
  /** Nobody has the like of it. */
  readonly isUnchecked: boolean;
}

interface PricesRead {
  readonly layout: Layout;
  readonly format: string;
  readonly accepted: readonly Accepted[];
  /** Lines of headings. */
  readonly titles: readonly number[];
  readonly refused: readonly RefusedRow[];
  readonly totals: number;
  /** Sheets that were left out, in words. */
  readonly unread: readonly string[];
}

/** What was taken for granted, and of how many rows. */
const notesOf = ({ accepted, unread }: PricesRead): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { assumed } of accepted)
    for (const words of assumed) counts.set(words, (counts.get(words) ?? 0) + 1);
  const unsaid = accepted.filter(({ included }) => included.insurance === null).length;
  return [
    ...unread,
    ...[...counts].map(([words, count]) => `导入时假定：${words}，${count} 行`),
    ...(unsaid > 0 ? [`没有写明是否含保险：${unsaid} 行，记为未注明`] : []),
    ...uncheckedWords(accepted.filter(({ isUnchecked }) => isUnchecked)),
  ];
};

const describe = (fileName: string, read: PricesRead): string => {
  const { format, layout, accepted, refused, totals, titles } = read;
  const headers = [...layout.columns.values()].map(({ index }) => String(layout.header.cells[index] ?? ''));
  return [
    `${fileName}：${format}，表头在第 ${layout.header.line} 行`,
    `  读取的列：${headers.join('、')}`,
    ...(layout.ignored.length > 0 ? [`  未使用的列：${layout.ignored.join('、')}`] : []),
    ...notesOf(read).map((line) => `  ${line}`),
    ...titleWords(titles.length).map((line) => `  ${line}`),
    ...(totals > 0 ? [`  合计、小计：${totals} 行，不导入`] : []),
    `  可导入 ${accepted.length} 行，拒绝 ${refused.length} 行`,
  ].join('\n');
};

const SHOWN = 5;
const HEADS = '分部,子目,工作内容及特征,单位,计价方式,所含,税口径,价格期,低价,中价,高价,导入时假定'.split(
  ',',
);

const shownRow = (price: ReadPrice): readonly string[] => [
  price.section,
  price.name,
  price.content,
  price.unit,
  price.mode,
  includedWords(price),
  price.included.tax ? `含税 ${roundTo(price.taxRate * 100, 2)}%` : '除税',
  price.period,
  ...[price.low, price.middle, price.high].map((value) => value.toLocaleString('zh-CN')),
  price.assumed.join('；') || '--',
];

const shownOf = (read: PricesRead): Understood => {
  const { format, layout, accepted, refused, totals, titles } = read;
  return {
    format,
    headerLine: layout.header.line,
    columns: columnsIn(layout),
    notes: notesOf(read),
    totals,
    titles: titles.length,
    shown: { heads: HEADS, rows: accepted.slice(0, SHOWN).map(shownRow) },
    refused,
  };
};

/** Reads a file against what is stored; nothing is changed. Throws Unclear when it cannot be imported at all. */
export const prepareFile = async (
  pool: Pool,
  { bytes, fileName, now, choices, reading }: ImportedFile,
): Promise<ReadFile> => {
  const { rows, format, unread } = await readTable(bytes, reading);
  const layout = await readLayout({ rows, format }, choices);
  const read = rowReader(layout, await readRegions(pool), monthAt(now));
  const all = await mapInTurns(layout.body, read);
  const refused: RefusedRow[] = all.flatMap((each) => ('reasons' in each ? [each] : []));
  const readable = all.flatMap((each) => ('record' in each ? [each] : []));
  const seen = await storedOf(
    pool,
    readable.map(({ record }) => record),
  );
  const accepted: Accepted[] = [];
  const doubt = await doubtOf(
    pool,
    readable.map(({ record }) => record),
  );
  await eachInTurns(readable, ({ row, record }) => {
    const verdict = doubt(record);
    const reason = record.isConfirmed ? undefined : verdict.reason;
    if (seen.has(keyOf(record))) refused.push({ row, reasons: [STORED] });
    else if (reason !== undefined) {
      refused.push({ row, reasons: [`${reason}；${CONFIRM}`] });
      return;
    } else
      accepted.push({ ...record, line: row.line, isUnchecked: !verdict.isChecked && !record.isConfirmed });
    seen.add(keyOf(record));
  });
  refused.sort((one, other) => one.row.line - other.row.line);
  const totals = all.filter((each) => 'isTotal' in each).length;
  const titles = all.flatMap((each) => ('isTitle' in each ? [each.row.line] : []));
  const understood = { layout, format, accepted, refused, totals, titles, unread };
  return {
    accepted: accepted.length,
    refused: refused.length,
    description: () => describe(fileName, understood),
    refusedCsv: () => refusedRowsCsv(layout.header, refused),
    understood: () => shownOf(understood),
    commit: (client) => commit(client, accepted, fileName),
  };
};
