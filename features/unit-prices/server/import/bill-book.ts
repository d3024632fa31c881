import { eachInTurns, mapInTurns } from '#infra/server/in-turns';
import { NO_CHOICES, type Choices } from '#infra/server/import/choices';
import { MissingColumns } from '#infra/server/import/missing-columns';
import { plainText } from '#infra/server/import/plain-text';
import type { ReadColumn } from '#infra/server/import/read-columns';
import { readSheets, readTable, unreadSheet, type ReadLimits } from '#infra/server/import/read-file';
import { isZip, type Sheet } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { cellOf, columnsIn, readLayout, refuseUnmet, type Layout } from './layout';

/** Sheets of the usual workbooks that hold priced bills, and those that hold what the prices consist of. */
const BILL = /分部分项|单价措施|清单与计价|综合单价/;
const ANALYSIS = /综合单价分析|单价分析|综合单价组成|工料机分析/;
/** Lists that have a code, a name, a unit and a price as well. */
const RESOURCES = /材料|人材机|工料|主材|设备|机械/;
const OF_STANDARD = /^0[1-9]\d{7}(?:\d{3})?$/;
const PRICE_OF_BILL = /综合单价/;

export interface BillSheet {
  /** Empty of a CSV. */
  readonly name: string;
  readonly layout: Layout;
}
export interface BillBook {
  readonly format: string;
  /** One at the least. */
  readonly bills: readonly [BillSheet, ...BillSheet[]];
  readonly analyses: readonly Sheet[];
  /** Every other sheet that holds anything, and why it was not read. */
  readonly unread: readonly string[];
  /** Every column of the bills and of sheets that lack one to be a bill, each header once. */
  readonly columns: readonly ReadColumn[];
}

/** Half of its codes are of the standard, or its price is called that of a bill. */
const holdsBill = (layout: Layout): boolean => {
  const price = plainText(layout.header.cells[layout.columns.get('price') ?? -1] ?? null);
  if (PRICE_OF_BILL.test(price)) return true;
  const codes = layout.body
    .map((row) => plainText(cellOf(layout, row, 'code')))
    .filter((code) => code !== '');
  return codes.filter((code) => OF_STANDARD.test(code)).length * 2 > codes.length;
};

type Tried =
  | { readonly sheet: Sheet; readonly layout: Layout }
  | { readonly sheet: Sheet; readonly why: string; readonly missing?: MissingColumns };

const tried = async (sheet: Sheet, choices: Choices): Promise<Tried> => {
  if (RESOURCES.test(sheet.name) && !BILL.test(sheet.name)) return { sheet, why: '是人材机的表，不是清单' };
  try {
    const layout = await readLayout({ rows: sheet.rows, format: '' }, choices, 'of several');
    if (BILL.test(sheet.name) || holdsBill(layout)) return { sheet, layout };
    return { sheet, why: '没有“综合单价”列，编码也不是清单规范的；是清单的，请把表名改为含“分部分项”的名称' };
  } catch (error) {
    if (error instanceof MissingColumns)
      return {
        sheet,
        why: `缺少必需的列：${error.missing.map(({ label }) => label).join('、')}`,
        missing: error,
      };
    if (error instanceof Unclear) return { sheet, why: error.message };
    throw error;
  }
};

/** Rows of all sheets that are refused stand in one table, which has them all. */
const MOST_COLUMNS = 400;

const headersOf = (one: Tried): readonly string[] =>
  'layout' in one ? one.layout.header.cells.map(plainText) : (one.missing?.headers ?? []);

/** One sheet after the other, and no further than their columns may be kept apart. */
const tryAll = async (sheets: readonly Sheet[], choices: Choices): Promise<readonly Tried[]> => {
  const all: Tried[] = [];
  const headers = new Set<string>();
  await eachInTurns(sheets, async (sheet) => {
    const one = await tried(sheet, choices);
    for (const header of headersOf(one)) headers.add(header);
    if (headers.size > MOST_COLUMNS)
      throw new Unclear(`各张表的列名合计超过 ${MOST_COLUMNS} 种，请统一列名或拆分后再导入`);
    all.push(one);
  });
  return all;
};

const onceEach = (columns: readonly ReadColumn[]): readonly ReadColumn[] => {
  const known = new Map<string, ReadColumn>();
  for (const column of columns) {
    const there = known.get(column.header);
    if (!there || (there.label === null && column.label !== null)) known.set(column.header, column);
  }
  return [...known.values()];
};

const alone = async (sheet: Sheet, format: string, choices: Choices) => {
  const layout = await readLayout({ rows: sheet.rows, format }, choices);
  return { bills: [{ name: sheet.name, layout }] as const, columns: columnsIn(layout) };
};

const quoted = (sheets: readonly { readonly name: string }[]): string =>
  sheets.map(({ name }) => `“${name}”`).join('、');

/**
 * Every sheet that holds a bill, and every analysis beside them; an analysis without a bill is read as the bill. Throws
 * Unclear where none can be read.
 */
export const readBook = async (
  bytes: Uint8Array,
  choices: Choices = NO_CHOICES,
  reading?: ReadLimits,
): Promise<BillBook> => {
  if (!isZip(bytes)) {
    const { rows, format } = await readTable(bytes, reading);
    return { format, analyses: [], unread: [], ...(await alone({ name: '', rows }, format, choices)) };
  }
  const sheets = (await readSheets(bytes, reading)).filter(({ rows }) => rows.length > 0);
  const all = await tryAll(
    sheets.filter(({ name }) => !ANALYSIS.test(name)),
    choices,
  );
  const bills = all.flatMap((one): BillSheet[] =>
    'layout' in one ? [{ name: one.sheet.name, layout: one.layout }] : [],
  );
  const [first, ...others] = bills;
  if (!first) {
    const only = sheets.find(({ name }) => BILL.test(name)) ?? sheets[0] ?? { name: '', rows: [] };
    const format = `Excel 工作簿的${quoted([only])}表`;
    const unread = sheets
      .filter((sheet) => sheet !== only)
      .map((sheet) => unreadSheet(sheet, `只读了${quoted([only])}`));
    return { format, analyses: [], unread, ...(await alone(only, format, choices)) };
  }
  const lacking = all.flatMap((one) => ('why' in one && one.missing ? [one.missing] : []));
  refuseUnmet(choices, [...new Set(all.flatMap(headersOf))]);
  return {
    format:
      others.length === 0
        ? `Excel 工作簿的${quoted(bills)}表`
        : `Excel 工作簿的 ${bills.length} 张表：${quoted(bills)}`,
    bills: [first, ...others],
    analyses: sheets.filter(({ name }) => ANALYSIS.test(name)),
    unread: all.flatMap((one) => ('why' in one ? [unreadSheet(one.sheet, one.why)] : [])),
    columns: onceEach([
      ...(await mapInTurns(bills, ({ layout }) => columnsIn(layout))).flat(),
      ...lacking.flatMap(({ columns }) => columns),
    ]),
  };
};
