import type { Cell } from './table';

/** Full-width digits, letters and punctuation become plain ones (㎡ becomes m2), blanks around go. */
export const plainText = (cell: Cell): string => {
  if (cell === null) return '';
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return text.normalize('NFKC').replaceAll('\0', '').replaceAll('￥', '¥').trim();
};

/** So many signs of it, for a screen; it may have thousands. */
export const beginningOf = (cell: Cell, most: number): string =>
  plainText(typeof cell === 'string' ? cell.trim().slice(0, most) : cell).slice(0, most);

/** Of a text broken by hand, the lines after one another. */
export const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** As written, for names and descriptions. */
export const writtenText = (cell: Cell): string =>
  cell instanceof Date
    ? plainText(cell)
    : String(cell ?? '')
        .replaceAll('\0', '')
        .trim();

/** What people write where there is nothing. */
const NOTHING = new Set(['', '-', '--', '—', '——', '/', '\\', '无', '空', 'N/A', 'n/a', '#N/A', 'null']);
const LONGEST_NOTHING = Math.max(...[...NOTHING].map(({ length }) => length));
/** Every cell is asked several times over, and may hold thousands of signs. */
export const isNothing = (cell: Cell): boolean =>
  cell === null ||
  (typeof cell === 'string' && cell.trim().length <= LONGEST_NOTHING && NOTHING.has(plainText(cell)));
