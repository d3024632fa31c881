import writeExcelFile, { type Cell as ExcelCell, type Sheet } from 'write-excel-file/universal';
import { headOf, type Cell, type TableColumn, type TableFile, type TableSheet } from './table-file';

const formatOf = ({ digits }: TableColumn): string | undefined =>
  digits === undefined ? undefined : digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;

const headCell = (column: TableColumn): ExcelCell => ({
  value: headOf(column),
  type: String,
  fontWeight: 'bold',
  align: column.type === 'number' ? 'right' : 'left',
});

/** A text is written as a text and never as a formula, whatever it begins with. */
const bodyCell = (cell: Cell, column: TableColumn | undefined): ExcelCell => {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if (!Number.isFinite(cell)) return null;
  const format = column && formatOf(column);
  return { value: cell, type: Number, ...(format && { format }) };
};

const sheetOf = ({ name, columns, rows }: TableSheet): Sheet<Blob> => ({
  sheet: name,
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
  data: [columns.map(headCell), ...rows.map((row) => row.map((cell, at) => bodyCell(cell, columns[at])))],
});

/** Every sheet with its head fixed. Long tables take their time: best called where nobody waits for the page. */
export const xlsxBlob = ({ sheets }: TableFile): Promise<Blob> =>
  writeExcelFile(sheets.map(sheetOf)).toBlob();
