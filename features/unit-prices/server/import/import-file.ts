import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { eachInTurns, mapInTurns } from '#infra/server/in-turns';
import type { Choices } from '#infra/server/import/choices';
import { confirmed } from '#infra/server/import/doubts';
import type { Reading } from '#infra/server/import/read-file';
import { refusedRowsCsv } from '#infra/server/import/refused-rows';
import type { TableRow } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import type { Understood } from '#infra/server/server-slice';
import type { OfferedAreas } from '../offered-areas';
import { openSaving } from '../save-unit-prices';
import type { UnitPrice } from '../unit-price';
import { joinSheets, type JoinedSheet } from './analysis-sheet';
import { readBook, type BillBook, type BillSheet } from './bill-book';
import { doubtsOf } from './doubts';
import { columnsIn, type Layout } from './layout';
import { inOneTable } from './one-table';
import { rowReader, type BillProject, type ReadRow } from './rows';

export interface BillUnderstanding {
  readonly book: BillBook;
  readonly accepted: readonly { readonly row: TableRow; readonly record: UnitPrice }[];
  readonly refused: readonly { readonly row: TableRow; readonly reasons: readonly string[] }[];
  /** Lines of headings. */
  readonly titles: readonly number[];
  /** Lines of sums. */
  readonly totals: readonly number[];
  /** What became of a workbook's 综合单价分析表. */
  readonly analysis: JoinedSheet | undefined;
}

export interface BillFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** ISO 8601 */
  readonly now: string;
  /** Of rows that name none. */
  readonly project: string | undefined;
  readonly areas: OfferedAreas;
  readonly choices?: Choices | undefined;
  readonly reading?: Reading | undefined;
}

/** Learnt at one go; others are served between chunks. */
const CHUNK = 100;

const readProjects = async (pool: Pool): Promise<Map<string, BillProject>> => {
  const { rows } = await pool.query<BillProject>(
    `select id, area_id as "areaId", city_id as "cityId", to_char(price_date, 'YYYY-MM') as "priceDate",
       tax_rate::float8 as "taxRate"
     from project where source <> 'sample'`,
  );
  return new Map(rows.map((project) => [project.id, project]));
};

/** Tells of a code of the standard whether an item has it. */
const readItems = async (pool: Pool): Promise<(code: string) => boolean> => {
  const { rows } = await pool.query<{ code: string }>(
    `select distinct code from bill_item where code ~ '^0\\d{8}$'`,
  );
  const codes = new Set(rows.map(({ code }) => code));
  return (code) => codes.has(code);
};

/** What makes two rows the same record. */
const identityOf = ({ projectId, code, price, quantity, text }: UnitPrice): string =>
  createHash('sha256')
    .update(
      JSON.stringify([projectId, code, text.item.edition, text.name, text.featureText, price, quantity]),
    )
    .digest('base64url');

/** Records of these projects, by identity; a house's bills are few. */
const storedIn = async (client: ClientBase | Pool, projectIds: readonly string[]): Promise<Set<string>> => {
  const { rows } = await client.query<{
    projectId: string;
    code: string;
    price: number;
    quantity: number | null;
    name: string;
    featureText: string;
    edition: UnitPrice['text']['item']['edition'];
  }>(
    `select u.project_id as "projectId", u.code, u.price::float8 as price, u.quantity::float8 as quantity,
       t.name, t.feature_text as "featureText", i.edition
     from unit_price u join bill_text t on t.id = u.text_id join bill_item i on i.id = u.item_id
     where u.project_id = any ($1::text[])`,
    [projectIds],
  );
  return new Set(
    await mapInTurns(rows, ({ name, featureText, edition, ...row }) =>
      identityOf({ ...row, text: { name, featureText, item: { edition } } } as UnitPrice),
    ),
  );
};

const projectsIn = (records: readonly { readonly record: UnitPrice }[]): string[] => [
  ...new Set(records.map(({ record }) => record.projectId)),
];

/** Reads a file against what is stored; nothing is changed. Throws Unclear when it cannot be imported at all. */
export const prepareBill = async (pool: Pool, file: BillFile): Promise<BillUnderstanding> => {
  const book = await readBook(file.bytes, file.choices, file.reading);
  const { unlisted, oneCity } = file.areas;
  const surroundings = {
    ...file,
    projects: await readProjects(pool),
    isItem: await readItems(pool),
    isOffered: ({ areaId, cityId }: Pick<BillProject, 'areaId' | 'cityId'>) =>
      areaId !== Number(unlisted) && (areaId !== Number(oneCity.province) || cityId === Number(oneCity.city)),
  };
  const all: ReadRow[] = [];
  for (const { name, layout } of book.bills) {
    const read = rowReader(layout, surroundings);
    const ofSheet = (row: TableRow) => (book.bills.length > 1 ? { ...row, sheet: name } : row);
    await eachInTurns(layout.body, (row) => void all.push(read(ofSheet(row))));
  }
  const readable = all.flatMap((each) => ('record' in each ? [each] : []));
  const seen = await storedIn(pool, projectsIn(readable));
  const accepted: BillUnderstanding['accepted'][number][] = [];
  const refused = new Map<TableRow, readonly string[]>();
  for (const each of all) if ('reasons' in each) refused.set(each.row, each.reasons);
  const judge = await doubtsOf(
    pool,
    readable.map(({ record }) => record),
    // Norms of an analysis are of the unit that stands in the file.
    { isConverted: book.analyses.length === 0 },
  );
  await eachInTurns(readable, ({ row, record: given, isConfirmed }) => {
    const { record, doubts: reasons } = judge(given);
    const identity = identityOf(record);
    if (seen.has(identity)) refused.set(row, ['文件或库中已有完全相同的清单项']);
    else if (reasons.length === 0) accepted.push({ row, record });
    else if (isConfirmed) accepted.push({ row, record: confirmed(record) });
    else {
      refused.set(row, reasons);
      return;
    }
    seen.add(identity);
  });
  const analysis = book.analyses.length > 0 ? await joinSheets(book.analyses, accepted) : undefined;
  for (const { row, reasons } of analysis?.refused ?? []) refused.set(row, reasons);
  return {
    book,
    accepted: analysis?.accepted ?? accepted,
    analysis,
    refused: all.flatMap(({ row }) => {
      const reasons = refused.get(row);
      return reasons ? [{ row, reasons }] : [];
    }),
    titles: all.flatMap((each) => ('isTitle' in each ? [each.row.line] : [])),
    totals: all.flatMap((each) => ('isTotal' in each ? [each.row.line] : [])),
  };
};

/** Throws Unclear when somebody stored one of them meanwhile. */
export const commitBill = async (client: ClientBase, { accepted }: BillUnderstanding): Promise<void> => {
  // Loadings and imports take turns, so that statistics see all records.
  await client.query('select from unit_price_state for update');
  const stored = await storedIn(client, projectsIn(accepted));
  const records = accepted.map(({ record }) => record);
  if ((await mapInTurns(records, identityOf)).some((identity) => stored.has(identity)))
    throw new Unclear('导入期间库中的数据有变化，请重新导入');
  const saving = openSaving(client);
  for (let from = 0; from < records.length; from += CHUNK)
    await saving.save(records.slice(from, from + CHUNK));
  await saving.finish();
};

const SHOWN = 5;
const HEADS = ['项目编码', '项目名称', '项目特征', '计量单位', '工程量', '综合单价 元', '清单版本', '明细'];
const figure = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 4 });

const shownRow = ({ record }: BillUnderstanding['accepted'][number]): readonly string[] => [
  record.code,
  record.text.name,
  record.text.featureText.slice(0, 80) || '--',
  record.text.item.unit,
  record.quantity === null ? '--' : figure(record.quantity),
  figure(record.price),
  record.text.item.edition,
  record.composition === null ? '--' : record.composition.resources.length > 0 ? '费用与工料机' : '费用',
];

const countBySheet = (rows: readonly { readonly row: TableRow }[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const {
    row: { sheet = '' },
  } of rows)
    counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
  return counts;
};

/** What became of each sheet, where there are several. */
const sheetWords = ({ book, accepted, refused }: BillUnderstanding): readonly string[] => {
  const { bills, unread } = book;
  if (bills.length === 1) return unread;
  const [taken, left] = [countBySheet(accepted), countBySheet(refused)];
  return [
    ...bills.map(
      ({ name, layout }) =>
        `“${name}”：表头在第 ${layout.header.line} 行，可导入 ${taken.get(name) ?? 0} 行，拒绝 ${left.get(name) ?? 0} 行`,
    ),
    ...unread,
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

export const refusedBillCsv = async function* ({
  book,
  refused,
}: BillUnderstanding): AsyncGenerator<string> {
  const { header, cellsOf } = await inOneTable(book.bills);
  yield* refusedRowsCsv(header, refused, cellsOf);
};
