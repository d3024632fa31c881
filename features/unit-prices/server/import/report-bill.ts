import { uncheckedWords } from '#infra/server/import/doubts';
import { refusedRowsCsv } from '#infra/server/import/refused-rows';
import type { TableRow } from '#infra/server/import/table';
import type { Understood } from '#infra/server/server-slice';
import { assumptionWords } from './bill-record';
import type { BillSheet } from './bill-book';
import type { BillUnderstanding } from './import-file';
import { columnsIn, type Layout } from './layout';
import { inOneTable } from './one-table';

const SHOWN = 5;
const HEADS = [
  '项目编码',
  '项目名称',
  '项目特征',
  '计量单位',
  '工程量',
  '综合单价 元',
  '税口径',
  '清单版本',
  '明细',
  '导入时假定',
];
const figure = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 4 });

const shownRow = ({ record }: BillUnderstanding['accepted'][number]): readonly string[] => [
  record.code,
  record.text.name,
  record.text.featureText.slice(0, 80) || '--',
  record.text.item.unit,
  record.quantity === null ? '--' : figure(record.quantity),
  figure(record.price),
  record.taxBasis,
  record.text.item.edition,
  record.composition === null ? '--' : record.composition.resources.length > 0 ? '费用与工料机' : '费用',
  record.assumed.map(assumptionWords).join('、') || '--',
];

/** What was taken for granted, and of how many rows. */
const assumedWords = (accepted: BillUnderstanding['accepted']): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { record } of accepted)
    for (const { words } of record.assumed) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, count]) => `导入时假定：${words}，${count} 行`);
};

const countBySheet = (rows: readonly { readonly row: TableRow }[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const {
    row: { sheet = '' },
  } of rows)
    counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
  return counts;
};

/** What became of each sheet, where there are several, and of the rows. */
const sheetWords = ({ book, accepted, refused, unchecked }: BillUnderstanding): readonly string[] => {
  const { bills, unread } = book;
  const ofRows = [...assumedWords(accepted), ...uncheckedWords(unchecked)];
  if (bills.length === 1) return [...unread, ...ofRows];
  const [taken, left] = [countBySheet(accepted), countBySheet(refused)];
  return [
    ...bills.map(
      ({ name, layout }) =>
        `“${name}”：表头在第 ${layout.header.line} 行，可导入 ${taken.get(name) ?? 0} 行，拒绝 ${left.get(name) ?? 0} 行`,
    ),
    ...unread,
    ...ofRows,
  ];
};

export const shownBill = (understood: BillUnderstanding): Understood => {
  const { book, accepted, refused, titles, totals, analysis } = understood;
  return {
    format: book.format,
    headerLine: book.bills[0].layout.header.line,
    columns: book.columns,
    notes: [...sheetWords(understood), ...(analysis?.words ?? []).map((line) => line.trim())],
    totals: totals.length,
    titles: titles.length,
    shown: { heads: HEADS, rows: accepted.slice(0, SHOWN).map(shownRow) },
    refused,
  };
};

const unusedWords = (layout: Layout): string =>
  columnsIn(layout)
    .filter(({ label, header }) => label === null && layout.ignored.includes(header))
    .map(({ header, likely }) => header + (likely.length > 0 ? `（可能是${likely.join('、')}）` : ''))
    .join('、');

const columnWords = ({ name, layout }: BillSheet, isOneOfSeveral: boolean): readonly string[] => {
  const headers = [...layout.columns.values()].map((index) => String(layout.header.cells[index] ?? ''));
  const of = isOneOfSeveral ? `“${name}”` : '';
  return [
    `  ${of}读取的列：${headers.filter((header) => header !== '').join('、')}`,
    ...(layout.ignored.length > 0 ? [`  ${of}未使用的列：${unusedWords(layout)}`] : []),
  ];
};

/** What was understood and how many rows that leaves; for the screen. */
export const describeBill = (fileName: string, understood: BillUnderstanding): string => {
  const { book, accepted, refused, titles, totals, analysis } = understood;
  const { bills, format } = book;
  return [
    `${fileName}：${format}，表头在第 ${bills[0].layout.header.line} 行`,
    ...bills.flatMap((bill) => columnWords(bill, bills.length > 1)),
    ...sheetWords(understood).map((line) => `  ${line}`),
    ...(titles.length > 0 ? [`  标题等没有编码和单价的行：${titles.length} 行，不导入`] : []),
    ...(totals.length > 0 ? [`  合计、小计：${totals.length} 行，不导入`] : []),
    ...(analysis ? analysis.words : []),
    `  可导入 ${accepted.length} 行，拒绝 ${refused.length} 行`,
  ].join('\n');
};

export const refusedBillCsv = async function* ({ book, refused }: BillUnderstanding): AsyncGenerator<string> {
  const { header, cellsOf } = await inOneTable(book.bills);
  yield* refusedRowsCsv(header, refused, cellsOf);
};
