import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook of these sheets, as XML between <sheetData> and its end; `others` come into the archive as they are. */
export const workbookOf = (sheets: readonly string[], others: Zippable = {}, called = '表'): Buffer => {
  const numbered = sheets.map((xml, index) => ({ xml, id: index + 1 }));
  const files: Zippable = {
    '[Content_Types].xml': strToU8(`<Types xmlns="${PACKAGE}/content-types"/>`),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbered.map(({ id }) => `<sheet name="${called}${id}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships">${numbered.map(({ id }) => `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}</Relationships>`,
    ),
    ...Object.fromEntries(
      numbered.map(({ id, xml }) => [
        `xl/worksheets/sheet${id}.xml`,
        strToU8(`<worksheet xmlns="${MAIN}"><sheetData>${xml}</sheetData></worksheet>`),
      ]),
    ),
    ...others,
  };
  return Buffer.from(zipSync(files));
};

export const cellAt = (column: string, row: number, text = '甲'): string =>
  `<row r="${row}"><c r="${column}${row}" t="inlineStr"><is><t>${text}</t></is></c></row>`;

/** 1,115 bytes were enough to use up all memory. */
export const farCell = (): Buffer => workbookOf([cellAt('A', 1) + cellAt('XFD', 1_048_576)]);
export const lastRow = (): Buffer => workbookOf([cellAt('A', 1_048_576)]);

/** Readers that look for each attribute among all of them take minutes. */
export const manyAttributes = (): Buffer => {
  const attributes = Array.from({ length: 200_000 }, (_, index) => `a${index}="1"`).join(' ');
  return workbookOf([`<row r="1"><c ${attributes} r="A1"><v>1</v></c></row>`]);
};

/** Whether a number is a day is read from its format, in a time that grows with the square of it. */
export const longFormat = (): Buffer =>
  workbookOf(['<row r="1"><c r="A1" s="0"><v>45000.5</v></c></row>'], {
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="200" formatCode="${'['.repeat(200_000)}"/></numFmts><cellXfs count="1"><xf numFmtId="200"/></cellXfs></styleSheet>`,
    ),
  });

/** As many sheets and cells as may be uploaded, each with a bill's head: nothing is wrong with it. */
export const largeBook = (): Buffer => {
  const cell = (column: string, row: number, text: string) =>
    `<c r="${column}${row}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const columns = [...'ABCDEFGH'];
  const head = ['序号', '项目编码', '项目名称', '项目特征', '计量单位', '工程量', '综合单价', '合价'];
  const bodyOf = (row: number) => [
    String(row),
    '010502001001',
    '矩形柱',
    'C40',
    'm³',
    '120',
    '685.25',
    '82230',
  ];
  const rows = Array.from({ length: 1_200 }, (_, index) => {
    const texts = index === 0 ? head : bodyOf(index);
    return `<row r="${index + 1}">${columns.map((column, at) => cell(column, index + 1, texts[at] ?? '')).join('')}</row>`;
  }).join('');
  return workbookOf(Array.from({ length: 30 }, () => rows));
};

const MEGABYTE = 1024 * 1024;

interface EntryPlan {
  readonly name: string;
  readonly packed: Buffer;
  readonly claimed: number;
}
const localHead = ({ name, packed, claimed }: EntryPlan): Buffer => {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(claimed, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name)]);
};
const entryHead = ({ name, packed, claimed }: EntryPlan, at: number): Buffer => {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x0201_4b50, 0);
  head.writeUInt16LE(8, 10);
  head.writeUInt32LE(packed.length, 20);
  head.writeUInt32LE(claimed, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(at, 42);
  return Buffer.concat([head, Buffer.from(name)]);
};
const ending = (count: number, size: number, at: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(count % 65_536, 8);
  end.writeUInt16LE(count % 65_536, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
};

/** An archive whose directory says whatever is wanted; entries after the first may stand where the first one does. */
export const archiveOf = (entries: readonly EntryPlan[], { shared = false } = {}): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [index, entry] of entries.entries()) {
    directory.push(entryHead(entry, shared ? 0 : at));
    if (shared && index > 0) continue;
    const content = Buffer.concat([localHead(entry), entry.packed]);
    parts.push(content);
    at += content.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...parts, listed, ending(entries.length, listed.length, at)]);
};

/** Bytes that unpack to 60 MB and then turn out to be broken. */
const failingStream = (): Buffer => {
  const whole = deflateRawSync(Buffer.alloc(60 * MEGABYTE));
  return Buffer.concat([whole.subarray(0, -8), Buffer.alloc(8, 0xff)]);
};

/** 150 heads of entries, each of which says that its content begins at the one broken stream behind them all. */
export const swollen = (): Buffer => {
  const packed = failingStream();
  const plan = { name: 'xl/worksheets/sheet1.xml', packed, claimed: 60 * MEGABYTE };
  const { length } = localHead(plan);
  const heads = Array.from({ length: 150 }, (_, index) => {
    const head = localHead(plan);
    head.writeUInt16LE((149 - index) * length, 28);
    return head;
  });
  const directory = Buffer.concat(heads.map((_, index) => entryHead(plan, index * length)));
  const at = 150 * length + packed.length;
  return Buffer.concat([...heads, packed, directory, ending(150, directory.length, at)]);
};

export const lyingArchive = (): Buffer =>
  archiveOf([
    { name: 'xl/workbook.xml', packed: deflateRawSync(Buffer.alloc(80 * MEGABYTE)), claimed: 1_000 },
  ]);

/** As many entries as its directory can name without an extension, all of one content. */
export const manyEntries = (count: number): Buffer => {
  const packed = deflateRawSync(Buffer.from('<x/>'));
  const entry = { name: 'a.xml', packed, claimed: 4 };
  const content = Buffer.concat([localHead(entry), packed]);
  const head = entryHead(entry, 0);
  const listed = Buffer.alloc(head.length * count);
  for (let index = 0; index < count; index += 1) head.copy(listed, index * head.length);
  const plain = ending(count, listed.length, content.length);
  if (count < 65_535) return Buffer.concat([content, listed, plain]);
  const long = Buffer.alloc(56);
  long.writeUInt32LE(0x0606_4b50, 0);
  long.writeBigUInt64LE(44n, 4);
  long.writeBigUInt64LE(BigInt(count), 24);
  long.writeBigUInt64LE(BigInt(count), 32);
  long.writeBigUInt64LE(BigInt(listed.length), 40);
  long.writeBigUInt64LE(BigInt(content.length), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x0706_4b50, 0);
  locator.writeBigUInt64LE(BigInt(content.length + listed.length), 8);
  locator.writeUInt32LE(1, 16);
  plain.writeUInt16LE(0xffff, 8);
  plain.writeUInt16LE(0xffff, 10);
  plain.writeUInt32LE(0xffff_ffff, 12);
  plain.writeUInt32LE(0xffff_ffff, 16);
  return Buffer.concat([content, listed, long, locator, plain]);
};

export const brokenStream = (): Buffer => {
  const whole = workbookOf([cellAt('A', 1)]);
  const at = whole.indexOf('xl/worksheets/sheet1.xml') + 'xl/worksheets/sheet1.xml'.length;
  return Buffer.concat([whole.subarray(0, at), Buffer.alloc(40, 0xff), whole.subarray(at + 40)]);
};

export const withMacros = (): Buffer =>
  workbookOf([cellAt('A', 1)], { 'xl/vbaProject.bin': strToU8('Attribute VB_Name') });

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
export const underPassword = (): Buffer =>
  Buffer.concat([OLE, Buffer.alloc(1_024), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(1_024)]);
export const oldWorkbook = (): Buffer =>
  Buffer.concat([OLE, Buffer.alloc(1_024), Buffer.from('Workbook', 'utf16le'), Buffer.alloc(1_024)]);

/** One long text that every cell shows. */
export const repeatedText = (): Buffer => {
  const rows = Array.from(
    { length: 1_900 },
    (_, row) =>
      `<row r="${row + 1}">${Array.from({ length: 26 }, (__, column) => `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="s"><v>0</v></c>`).join('')}</row>`,
  ).join('');
  return workbookOf([rows], {
    'xl/sharedStrings.xml': strToU8(`<sst xmlns="${MAIN}"><si><t>${'造价'.repeat(1_000)}</t></si></sst>`),
  });
};
