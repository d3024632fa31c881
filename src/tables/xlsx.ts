import writeExcelFile, { type Cell as ExcelCell, type Feature, type Sheet } from 'write-excel-file/universal';
import { getCellAddress, getSelfClosingTagMarkup } from 'write-excel-file/utility';
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

/** A filter on the head of every sheet. It follows the rows, and nothing the package writes here comes after them. */
const filterOnHead = (sheets: readonly TableSheet[]): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        insert: (_options, { sheetIndex }) => {
          const { columns, rows } = sheets[sheetIndex] ?? { columns: [], rows: [] };
          if (rows.length === 0) return undefined;
          return getSelfClosingTagMarkup('autoFilter', {
            ref: `A1:${getCellAddress(rows.length, columns.length - 1)}`,
          });
        },
      },
    },
  },
});

/** Every sheet with its head fixed and filters on it. Long tables take their time: best called where nobody waits for the page. */
export const xlsxBlob = ({ sheets }: TableFile): Promise<Blob> =>
  writeExcelFile(sheets.map(sheetOf), { features: [filterOnHead(sheets)] }).toBlob();
