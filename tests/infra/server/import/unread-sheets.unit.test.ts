import writeExcelFile from 'write-excel-file/node';
import { readTable } from '#infra/server/import/read-file';

const sheet = (name: string, ...rows: readonly string[]) => ({
  sheet: name,
  data: rows.map((value) => [{ value }]),
});

test('[DATA-003] of a workbook the first sheet that holds anything is read, and each other one is named', async () => {
  const bytes = await writeExcelFile([
    sheet('空'),
    sheet('甲', '名称', '一'),
    sheet('乙', '名称', '二', '三'),
  ]).toBuffer();
  const { rows, format, unread } = await readTable(bytes);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['名称', '一']);
  expect(format).toBe('Excel 工作簿的“甲”表');
  expect(unread).toEqual(['没有读取“乙”（3 行）：一个文件只读一张表，请并入“甲”，或另存为单独的文件再导入']);
  expect((await readTable(Buffer.from('名称\n一\n'))).unread).toEqual([]);
});
