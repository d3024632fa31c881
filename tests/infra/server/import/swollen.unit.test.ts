import { deflateRawSync } from 'node:zlib';
import writeExcelFile from 'write-excel-file/node';
import { refuseSwollen } from '#infra/server/import/swollen';
import { readSheets, readTable } from '#infra/server/import/table';

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = '文件解压后超过 64 MB';
const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const workbook = () => writeExcelFile([[{ value: '项目编码' }]]).toBuffer();

/** One entry that says it is `claimed` bytes large, in both of its heads. */
const archive = (packed: Buffer, claimed: number, sign = 0x0403_4b50): Buffer => {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(sign, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claimed, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x0201_4b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(claimed, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
};
const much = deflateRawSync(Buffer.alloc(80 * MEGABYTE));
const bomb = (sign?: number) => archive(much, 1_000, sign);

test('a workbook as people write them is no trouble', async () => {
  const file = await workbook();
  expect(() => refuseSwollen(file)).not.toThrow();
});

test('an archive that says it is small and unpacks to more is stopped at the limit', async () => {
  const file = bomb();
  expect(file.length).toBeLessThan(MEGABYTE);
  expect(() => refuseSwollen(file)).toThrow(TOO_LARGE);
  await expect(readSheets(file)).rejects.toThrow(TOO_LARGE);
  await expect(readTable(Buffer.concat([Buffer.from('PK'), file]))).rejects.toThrow(TOO_LARGE);
});

test('content that the directory alone leads to counts as well, and so does what it does not name', () => {
  expect(() => refuseSwollen(bomb(0))).toThrow(TOO_LARGE);
  const file = bomb();
  expect(() => refuseSwollen(file.subarray(0, file.indexOf(ENTRY)))).toThrow(TOO_LARGE);
});

test('entries count together', () => {
  const half = archive(deflateRawSync(Buffer.alloc(600)), 600);
  expect(() => refuseSwollen(half, 1_000)).not.toThrow();
  expect(() => refuseSwollen(Buffer.concat([half, half]), 1_000)).toThrow('文件解压后超过');
});

test('large claims of small content refuse nothing', () => {
  expect(() => refuseSwollen(archive(Buffer.from('<x/>'), 0x7fff_ffff))).not.toThrow();
});
