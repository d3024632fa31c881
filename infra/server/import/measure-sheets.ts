import { Parser } from 'saxen';
import type { Bounds } from './bounds';
import { Unclear } from './unclear';

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
const LETTERS = 26;
const BEFORE_A = 64;
/** A grid of so many cells may be as empty as it likes. */
const FEW = 500_000;
const MOST_CELLS = 5_000_000;
/** Of a larger one so many cells go to one that is filled. */
const MOST_EMPTY = 100;

const REFERENCE = /^([A-Z]{1,3})(\d{1,7})$/;
/** Its prefix may be anything. */
const SHEET = 'sheetData';
const FORMATS = 'formatCode';
/** A worksheet names some thirty name spaces; readers look through all attributes for each one they want. */
const MOST_ATTRIBUTES = 200;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0);

const placeOf = (reference: string): { readonly row: number; readonly column: number } => {
  const [, letters = '', digits = ''] = REFERENCE.exec(reference) ?? [];
  const place = { row: Number(digits), column: columnOf(letters) };
  if (place.row < 1 || place.row > LAST_ROW || place.column > LAST_COLUMN)
    throw new Unclear(`文件里有不存在的单元格“${reference.slice(0, 20)}”，没有读取`);
  return place;
};

type Attributes = Readonly<Record<string, string>>;

/** The last one counts, as with the reader. */
const referenceIn = (attributes: Attributes, decoded: (text: string) => string): string | undefined => {
  const name = Object.keys(attributes).findLast((one) => withoutPrefix(one) === 'r');
  return name === undefined ? undefined : decoded(attributes[name] ?? '');
};

interface Extent {
  readonly rows: number;
  readonly columns: number;
  readonly filled: number;
}

/** Beyond `most`, over all sheets. */
const emptyRows = (most: number) => {
  let count = 0;
  return (): void => {
    count += 1;
    if (count > most)
      throw new Unclear(`工作簿里的空行（含只有格式的行）超过 ${most / 10_000} 万行，请删去后再导入`);
  };
};

/** How far the cells that hold something reach, and how many they are; of each row that holds nothing `tellEmpty` is told. */
const extentOf = (xml: string, tellEmpty: () => void): Extent => {
  let [rows, columns, filled, current] = [0, 0, 0, 0];
  let isEmpty = false;
  let reference: string | undefined;
  const parser = new Parser();
  parser.on('openTag', (tag, attributesOf, decoded) => {
    const name = withoutPrefix(tag);
    if (name === 'v' || name === 'is') {
      if (!reference) return;
      const { row, column } = placeOf(reference);
      rows = Math.max(rows, row, current);
      columns = Math.max(columns, column);
      filled += 1;
      isEmpty = false;
    } else if (name === 'c') reference = referenceIn(attributesOf(), decoded);
    else if (name === 'row') {
      isEmpty = true;
      const row = referenceIn(attributesOf(), decoded);
      // The rows before it are made up, whether it holds cells or not.
      current = row ? placeOf(`A${row}`).row : current + 1;
    }
  });
  parser.on('closeTag', (tag) => {
    const name = withoutPrefix(tag);
    if (name === 'c') reference = undefined;
    else if (name === 'row' && isEmpty) tellEmpty();
  });
  parser.parse(xml);
  return { rows, columns, filled };
};

const [OPEN, CLOSE, EQUALS, QUOTE, APOSTROPHE] = [...Buffer.from(`<>="'`)];

const refuseLongTags = (xml: Buffer): void => {
  let [isTag, quote, attributes] = [false, 0, 0];
  for (const byte of xml) {
    if (!isTag) [isTag, attributes] = [byte === OPEN, 0];
    else if (quote) quote = byte === quote ? 0 : quote;
    else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
    else if (byte === CLOSE) isTag = false;
    else if (byte === EQUALS) attributes += 1;
    if (attributes > MOST_ATTRIBUTES)
      throw new Unclear('文件里有一处写了几百个属性，不像是表格，没有读取，请用表格软件重新另存为 .xlsx');
  }
};

/** Spreadsheet programs write 255 signs at the most, a quote of them as six; the reader's time grows with their square. */
const LONGEST_FORMAT = 800;
const MOST_OF_FORMATS = 64_000;
const FORMAT = /formatCode\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const refuseLongFormats = (xml: string): void => {
  let all = 0;
  for (const [, quoted = '', apostrophed = ''] of xml.matchAll(FORMAT)) {
    const signs = quoted.length + apostrophed.length;
    all += signs;
    if (signs > LONGEST_FORMAT || all > MOST_OF_FORMATS)
      throw new Unclear('文件里的数字格式长得不像是表格，没有读取，请用表格软件重新另存为 .xlsx');
  }
};

/**
 * Readers make every cell between the first and the last one, and two cells at the ends of a sheet are enough to use up
 * the memory. Throws Unclear when they are too many, or nearly all of them empty.
 */
export const measureSheets = (
  contents: ReadonlyMap<string, Buffer>,
  { cells: mostFilled, emptyRows: mostEmpty }: Pick<Bounds, 'cells' | 'emptyRows'>,
): void => {
  const tellEmpty = emptyRows(mostEmpty);
  let all = 0;
  let allFilled = 0;
  for (const content of contents.values()) {
    refuseLongTags(content);
    if (content.includes(FORMATS)) refuseLongFormats(content.toString());
    if (!content.includes(SHEET)) continue;
    const { rows, columns, filled } = extentOf(content.toString(), tellEmpty);
    const cells = rows * columns;
    all += cells;
    allFilled += filled;
    if (cells > FEW && cells > filled * MOST_EMPTY)
      throw new Unclear(
        `有一张表伸展到第 ${rows} 行、第 ${columns} 列，却只有 ${filled} 格有内容，请删去远处的单元格后再导入`,
      );
    if (allFilled > mostFilled) throw new Unclear(`文件超过 ${mostFilled / 10_000} 万格，请拆分后再导入`);
    if (all > MOST_CELLS)
      throw new Unclear(`工作簿超过 ${MOST_CELLS / 10_000} 万格（含空格），请拆分后再导入`);
  }
};
