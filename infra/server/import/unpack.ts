import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { Unclear } from './unclear';

const MEGABYTE = 1024 * 1024;
const MOST_ENTRIES = 10_000;
const MOST_UNPACKED = 64 * MEGABYTE;
/** Tables of numbers and repeated words stay below it; of small entries nothing follows. */
const MOST_TIMES = 200;
const SMALL = MEGABYTE;

const BROKEN = '打不开这个 Excel 文件：文件已损坏或不完整，请用表格软件重新另存为 .xlsx 后再导入';

const refuseEntry = (entry: Entry): void => {
  const { fileName, compressedSize, uncompressedSize } = entry;
  if (/(^|\/)vbaProject\.bin$/i.test(fileName))
    throw new Unclear('这个文件含有宏，请另存为不含宏的 .xlsx 后再导入');
  if (entry.isEncrypted()) throw new Unclear('这个文件设有密码，请取消密码后再导入');
  if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MOST_TIMES)
    throw new Unclear(`“${fileName.slice(0, 60)}”压缩了 ${MOST_TIMES} 倍以上，不像是表格，没有读取`);
};

const isRead = ({ fileName }: Entry): boolean => /\.xml(\.rels)?$/.test(fileName);

/** What its directory names and a workbook is read from; sizes are those of the directory until anything is unpacked. */
const entriesOf = async (archive: ZipFile, most: number): Promise<readonly Entry[]> => {
  if (archive.entryCount > MOST_ENTRIES)
    throw new Unclear(`文件里有 ${archive.entryCount} 个条目，至多 ${MOST_ENTRIES} 个，不像是表格，没有读取`);
  const entries: Entry[] = [];
  let size = 0;
  for await (const entry of archive.eachEntry()) {
    refuseEntry(entry);
    if (!isRead(entry)) continue;
    entries.push(entry);
    size += entry.uncompressedSize;
    if (size > most) throw new Unclear(`文件解压后超过 ${Math.round(most / MEGABYTE)} MB，请拆分后再导入`);
  }
  return entries;
};

/** The XML of a workbook. An entry that unpacks to more than the directory says is stopped there. Throws Unclear. */
export const unpack = async (
  bytes: Buffer,
  most: number = MOST_UNPACKED,
): Promise<ReadonlyMap<string, Buffer>> => {
  try {
    const archive = await fromBufferPromise(bytes);
    const contents = new Map<string, Buffer>();
    for (const entry of await entriesOf(archive, most)) {
      contents.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
    }
    return contents;
  } catch (error) {
    throw error instanceof Unclear ? error : new Unclear(BROKEN);
  }
};
