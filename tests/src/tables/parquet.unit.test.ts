import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { parquetOf } from '#src/tables/parquet';

const read = async (blob: Blob) => parquetReadObjects({ file: await blob.arrayBuffer() });

test('a table comes back from its Parquet file: text, numbers and what is missing', async () => {
  const file = parquetOf({
    columns: ['时间', '次数', '时间', '无'],
    rows: [
      ['2026-03-02', 3, '早', null],
      [null, 0.5, '晚', null],
      ['2026-03-04', null, null, null],
    ],
  });
  expect(await read(file)).toEqual([
    { 时间: '2026-03-02', 次数: 3, '时间 3': '早', 无: null },
    { 时间: null, 次数: 0.5, '时间 3': '晚', 无: null },
    { 时间: '2026-03-04', 次数: null, '时间 3': null, 无: null },
  ]);
  const types = parquetMetadata(await file.arrayBuffer())
    .schema.slice(1)
    .map(({ type }) => type);
  expect(types).toEqual(['BYTE_ARRAY', 'DOUBLE', 'BYTE_ARRAY', 'BYTE_ARRAY']);
});

test('a table of nothing is a file all the same', async () => {
  expect(await read(parquetOf({ columns: ['a'], rows: [] }))).toEqual([]);
});
