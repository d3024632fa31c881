import type { Pool } from 'pg';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { fileAnswer, type StreamAnswer } from '#infra/server/http/stream-answer';
import type { FileType, Header, Item, ItemFilter } from '../contract';
import { headersOf, PART_HEADERS } from './headers';
import { filterWords, scopesOf, sourcesOf } from './scopes';
import { findItems, openNode, partIndexes } from './store';

const MOST_ITEMS = 2_000;
const PX_PER_SIGN = 7;
const WIDE = [{ width: 16 }, { width: 80 }];
const TITLES: Readonly<Record<FileType, string>> = { items: '清单项目', parts: '分部汇总' };

const headText = ({ label, unit }: Header): string => (unit === '' ? label : `${label}（${unit}）`);
const cellOf = (row: Item, { key, type }: Header) => {
  const value = row[key] ?? null;
  if (type === 'text' || typeof value !== 'number') return { value: value === null ? '' : String(value) };
  return { value, type: Number, format: type === 'money' ? '#,##0.00' : '#,##0.####' } as const;
};

const dataSheet = (headers: readonly Header[], rows: readonly Item[]): SheetData => [
  headers.map((header) => ({ value: headText(header), fontWeight: 'bold' as const })),
  ...rows.map((row) => headers.map((header) => cellOf(row, header))),
];
const wordSheet = (rows: readonly (readonly [string, string])[]): SheetData =>
  rows.map(([label, text]) => [
    { value: label, fontWeight: 'bold' as const },
    { value: text, wrap: true },
  ]);

interface Asked extends ItemFilter {
  readonly bidNodeId: string;
  readonly type: FileType;
}

/** A workbook that says of itself what it holds, in what basis, from where and how it was chosen. */
export const itemsFile = async (pool: Pool, { bidNodeId, type, ...filter }: Asked): Promise<StreamAnswer> => {
  const node = await openNode(pool, bidNodeId);
  const { rows: items, total } = await findItems(pool, node.id, filter, { from: 0, size: MOST_ITEMS });
  const isItems = type === 'items';
  const headers = isItems ? headersOf(node) : [...PART_HEADERS];
  const rows = isItems ? items : await partIndexes(pool, node, filter);
  const content = await writeExcelFile([
    {
      sheet: '数据',
      data: dataSheet(headers, rows),
      columns: headers.map(({ width }) => ({ width: Math.ceil(width / PX_PER_SIGN) })),
      stickyRowsCount: 1,
    },
    {
      sheet: '口径说明',
      data: wordSheet(scopesOf(node).map(({ label, text }) => [label, text])),
      columns: WIDE,
    },
    { sheet: '来源', data: wordSheet(sourcesOf(node)), columns: WIDE },
    {
      sheet: '筛选条件',
      data: wordSheet(filterWords(filter, { total, held: isItems ? items.length : total })),
      columns: WIDE,
    },
  ]).toBuffer();
  return fileAnswer({
    name: `${node.name}-${TITLES[type]}`,
    plainName: 'new-items',
    format: 'xlsx',
    content,
  });
};
