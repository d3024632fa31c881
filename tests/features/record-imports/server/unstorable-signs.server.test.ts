import type { ImportPreview, ImportReceipt } from '#features/record-imports/contract';
import { workbookOf } from '#infra/tooling/bench/attack/hostile-files';
import { testApp } from '#tests/support/app';

const { db, ask, tokenOf } = testApp();
afterEach(() =>
  db.pool.query(
    `delete from record_import; delete from project where source = 'imported'; delete from search_entry`,
  ),
);

/** What becomes of a file of projects that is uploaded and taken in. */
const takenIn = async (fileName: string, content: Buffer) => {
  const headers = { accesstoken: await tokenOf('publisher') };
  const call = <T>(path: string, payload: object) =>
    ask<T>({ method: 'POST', url: `/pb/recordImport/${path}`, headers, payload });
  const workbook = content.toString('base64');
  const { envelope } = await call<ImportPreview>('upload', { kind: 'projects', fileName, workbook });
  const { importId } = envelope.data;
  const accepted = await call<ImportReceipt>('accept', { importId, choices: { map: [], assume: [] } });
  return accepted.envelope;
};

test('[attack] a sign that no database holds is left out of a refused cell, and the rest is taken in', async () => {
  const rows = [
    '工程名称,所在地,业态,结构,面积,层数,阶段,价格期,计税方式,单方造价',
    '甲楼,广东 广州,办公楼,框架,10000,8/1,招标控制价,2024-06,含税,3500',
    '乙&#0;楼,火&#xD800;星,办公楼,框架,10000,8/1,招标控制价,2024-06,含税,3500',
  ];
  const xml = rows
    .map((row, index) => {
      const cells = row.split(',').map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
      return `<row r="${index + 1}">${cells
        .map((cell, at) => cell.replace('<c ', `<c r="${String.fromCharCode(65 + at)}${index + 1}" `))
        .join('')}</row>`;
    })
    .join('');
  expect(await takenIn('台账.xlsx', workbookOf([xml]))).toMatchObject({ data: { stored: 1, refused: 1 } });
});

test('[attack] a text in UTF-16 with a sign that no database holds is taken in without it', async () => {
  const head = '工程名称,所在地,业态,结构,面积,层数,阶段,价格期,计税方式,单方造价';
  const good = '甲楼,广东 广州,办公楼,框架,10000,8/1,招标控制价,2024-06,含税,3500';
  const lines = [head, good, good.replace('甲楼', '乙\0楼').replace('广东 广州', '火\0星')];
  const file = Buffer.from(`\ufeff${lines.join('\n')}\n`, 'utf16le');
  expect(await takenIn('台账.csv', file)).toMatchObject({ data: { stored: 1, refused: 1 } });
});
