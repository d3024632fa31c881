import { deflateRawSync } from 'node:zlib';
import writeExcelFile from 'write-excel-file/node';
import { unpack } from '#infra/server/import/unpack';
import {
  archiveOf,
  lyingArchive,
  manyEntries,
  swollen,
  withMacros,
} from '#infra/tooling/bench/attack/hostile-files';
import { honestRows } from '#tests/support/honest-rows';

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = '文件解压后超过 64 MB';
const BROKEN = '文件已损坏或不完整';
const NAME = 'xl/worksheets/sheet1.xml';
const entry = (content: Buffer, claimed = content.length) => ({
  name: NAME,
  packed: deflateRawSync(content),
  claimed,
});

test('a workbook as people write them is no trouble, nor is one of many rows', async () => {
  const names = [...(await unpack(await writeExcelFile([[{ value: '项目编码' }]]).toBuffer())).keys()];
  expect(names).toEqual(expect.arrayContaining(['xl/workbook.xml', NAME]));
  expect((await unpack(honestRows(1, 2_000))).get(NAME)?.length).toBeGreaterThan(1_500_000);
});

test('an archive that says it is small and unpacks to more is stopped at the size it told', async () => {
  expect(lyingArchive().length).toBeLessThan(MEGABYTE);
  await expect(unpack(lyingArchive())).rejects.toThrow(BROKEN);
  await expect(unpack(archiveOf([entry(Buffer.from('<x/>'), 1_000)]))).rejects.toThrow(BROKEN);
});

test('content that only its own head names is not unpacked', async () => {
  const plain = archiveOf([entry(Buffer.from('<x/>'))]);
  const directory = plain.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  await expect(unpack(plain.subarray(0, directory))).rejects.toThrow(BROKEN);
});

test('entries count together, those that share one content as well', async () => {
  const half = entry(Buffer.alloc(600));
  expect((await unpack(archiveOf([half]), 1_000)).size).toBe(1);
  await expect(unpack(archiveOf([half, half]), 1_000)).rejects.toThrow('文件解压后超过');
  const packed = Buffer.alloc(MEGABYTE);
  const many = Array.from({ length: 150 }, () => ({ name: NAME, packed, claimed: MEGABYTE }));
  await expect(unpack(archiveOf(many, { shared: true }))).rejects.toThrow(TOO_LARGE);
});

test('large entries that were packed beyond all measure are not unpacked', async () => {
  await expect(unpack(swollen())).rejects.toThrow('压缩了 200 倍以上');
  await expect(unpack(archiveOf([entry(Buffer.alloc(2 * MEGABYTE))]))).rejects.toThrow('压缩了 200 倍以上');
});

test('a million entries are counted and not read', async () => {
  await expect(unpack(manyEntries(1_000_000))).rejects.toThrow('文件里有 1000000 个条目，至多 10000 个');
});

test('macros and passwords of the archive are named', async () => {
  await expect(unpack(withMacros())).rejects.toThrow('含有宏');
  const sealed = archiveOf([entry(Buffer.from('<x/>'))]);
  const directory = sealed.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  sealed.writeUInt16LE(1, directory + 8);
  await expect(unpack(sealed)).rejects.toThrow('设有密码');
});
