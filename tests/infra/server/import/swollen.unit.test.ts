import writeExcelFile from 'write-excel-file/node';
import { refuseSwollen } from '../../../../infra/server/import/swollen';

const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

test('a workbook as people write them is no trouble', async () => {
  const file = await writeExcelFile([[{ value: '项目编码' }]]).toBuffer();
  expect(() => refuseSwollen(file)).not.toThrow();
});

test('a small file that says it unpacks to gigabytes is refused before it is unpacked', async () => {
  const file = await writeExcelFile([[{ value: '项目编码' }]]).toBuffer();
  file.writeUInt32LE(0x7fff_ffff, file.indexOf(ENTRY) + 24);
  expect(() => refuseSwollen(file)).toThrow('文件解压后超过 64 MB');
});
