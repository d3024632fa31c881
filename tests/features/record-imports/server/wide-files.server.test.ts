import type { ImportPreview } from '#features/record-imports/contract';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const { ask, tokenOf, app } = testApp();
let token: string;
beforeAll(async () => (token = await tokenOf('publisher')));

const upload = async (fileName: string, content: Buffer) =>
  (
    await ask<ImportPreview>({
      method: 'POST',
      url: '/pb/recordImport/upload',
      headers: { accesstoken: token },
      payload: { kind: 'labor', fileName, workbook: content.toString('base64') },
    })
  ).envelope;

const LABOR =
  '分部,子目,工作内容及特征,单位,计价方式,含小型机具,含辅材,含税,税率,地区,价格期,低价,中价,高价,样本数';
const UNREADABLE = '土建,砌筑,x,工日,?,是,是,是,9%,北京,2026-01,a,b,c,3';

test('one row of a hundred thousand blank columns makes no other row of the refused file wider', async () => {
  const file = [LABOR, UNREADABLE + ','.repeat(100_000), 'x,y', 'x,y'].join('\n');
  const { data } = await upload('wide.csv', Buffer.from(file));
  expect(data).toMatchObject({ accepted: 0, refusedCount: 3 });
  const { body } = await app().inject({
    method: 'POST',
    url: '/pb/recordImport/refused',
    headers: { accesstoken: token },
    payload: { importId: data.importId, choices: { map: [], assume: [] } },
  });
  expect(body.length).toBeLessThan(5_000);
  expect(body).toContain('土建,砌筑,x,工日');
});

test('a head of thousands of columns is refused before it is looked through', async () => {
  const free = Array.from({ length: 5_000 }, (_, at) => `价${at.toString(36)}`).join(',');
  const file = [`子目,${free},单位,低价`, UNREADABLE].join('\n');
  expect(await upload('head.csv', Buffer.from(file))).toMatchObject({
    statusCode: codes.conflict,
    businessMsg: '第 1 行有 5003 列，一张表至多 256 列，请删去多余的列后再导入',
  });
});
