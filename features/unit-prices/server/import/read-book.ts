import { isZip, readSheets, readTable, type Sheet, type Table } from '#infra/server/import/table';

/** Sheets of the usual workbooks that hold priced bills, and those that hold what the prices consist of. */
const BILL = /分部分项|单价措施|清单与计价|综合单价/;
const ANALYSIS = /综合单价分析|单价分析|综合单价组成|工料机分析/;

export interface Book {
  readonly table: Table;
  readonly analysis?: Sheet;
}

/** An analysis without a bill beside it is read as the bill. */
export const readBook = async (bytes: Uint8Array): Promise<Book> => {
  if (!isZip(bytes)) return { table: await readTable(bytes) };
  const sheets = await readSheets(bytes);
  const analysis = sheets.find(({ name }) => ANALYSIS.test(name));
  const bill = sheets.find(({ name }) => BILL.test(name) && !ANALYSIS.test(name));
  if (!bill || !analysis) return { table: await readTable(bytes, BILL) };
  return { table: { rows: bill.rows, format: `Excel 工作簿的“${bill.name}”表` }, analysis };
};
