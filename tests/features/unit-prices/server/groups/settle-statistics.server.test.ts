import { text } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { commitFile } from '#infra/server/import/commit-file';
import { loadSampleFactors } from '#features/basis/samples/index';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { characteristicFiles } from '#features/unit-prices/server/groups/characteristic-files';
import { DECIDING_CHARACTERISTICS } from '#features/unit-prices/server/groups/deciding-characteristics';
import { settleStatistics } from '#features/unit-prices/server/groups/settle-statistics';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
beforeAll(async () => {
  await loadSampleIndexes(database.pool);
  await loadSampleFactors(database.pool, REGION_FACTORS);
  await loadSampleProjects(database.pool, 60);
  await loadSampleUnitPrices(database.pool, 2_000, { areas: UNIT_PRICE_AREAS });
  await settleStatistics(database.pool);
});

const groupsOf = async (code: string): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ words: string }>(
    `select distinct (select string_agg(c ->> 'value', ' ') from jsonb_array_elements(g.characteristics) c) as words
     from bill_group g join bill_item i on i.id = g.item_id where i.code = $1 order by 1`,
    [code],
  );
  return rows.map(({ words }) => words);
};
const p50Of = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ p50: number }>(
    `select sum(p50) as p50 from unit_price_level l join bill_group g on g.id = l.group_id
     join bill_item i on i.id = g.item_id where months = 36 and area_id = 1
     and not exists (select from travelling_material t where t.way = '清单' and starts_with(i.code, t.word))`,
  );
  return rows[0]?.p50 ?? 0;
};
const exported = async (): Promise<string> => {
  let text = '';
  await characteristicFiles.write(database.pool, (piece) => {
    text += piece;
  });
  return text;
};
const read = (text: string) =>
  characteristicFiles.read(database.pool, {
    bytes: Buffer.from(text),
    fileName: '特征表.csv',
    now: '2025-10-01T00:00:00Z',
    project: undefined,
  });

test('prices of different strength stand in groups of their own', async () => {
  expect(await groupsOf('010505001')).toEqual(
    ['C25', 'C30', 'C35', 'C40', 'C45'].map((grade) => `${grade} 无抗渗 泵送或未注明`),
  );
});

test('the table comes out as it goes in, and a house may put its own in its place', async () => {
  const shipped = await exported();
  const again = await read(shipped);
  expect([again.refused, again.accepted]).toEqual([0, shipped.trim().split('\r\n').length - 1]);
  const [header = ''] = shipped.split('\r\n');
  const own = await read(`${header}\r\n0105,标号,,式,C(\\d)\\d→C$1x,,未写\r\n`);
  await commitFile(database.pool, own);
  expect(await groupsOf('010505001')).toEqual(['C2x', 'C3x', 'C4x']);
  expect(await groupsOf('010515001')).toEqual(['未写']);
  await commitFile(database.pool, await read(header));
  expect(await exported()).toBe(shipped);
  expect(await groupsOf('010505001')).toHaveLength(5);
});

test('groups that the same table was read into by an earlier reader are formed anew at the next start', async () => {
  const told = DECIDING_CHARACTERISTICS.map(({ prefix, name, keys, way, rule, classes, absent }) => [
    prefix,
    name,
    keys,
    way,
    rule,
    classes,
    absent,
  ]);
  await database.pool.query(
    `update bill_group g set characteristics = jsonb_set(g.characteristics, '{0,value}', '"C305"')
     from bill_item i where i.id = g.item_id and i.code = '010505001' and g.characteristics -> 0 ->> 'value' = 'C30'`,
  );
  await database.pool.query('update unit_price_state set characteristics_digest = $1', [
    createHash('sha256').update(JSON.stringify(told)).digest('base64url'),
  ]);
  expect(await groupsOf('010505001')).toContain('C305 无抗渗 泵送或未注明');
  await settleStatistics(database.pool);
  expect(await groupsOf('010505001')).toEqual(
    ['C25', 'C30', 'C35', 'C40', 'C45'].map((grade) => `${grade} 无抗渗 泵送或未注明`),
  );
});

test('a table with a wrong line is refused as a whole, with the reasons', async () => {
  const [header = ''] = (await exported()).split('\r\n');
  const wrong = await read(
    [
      header,
      '0105,强度,,式,C(\\d,,未写',
      'x,强度,,猜,C,,未写',
      '0105,厚度,厚,数,(\\d)mm,5 mm=5,未写',
      '0105,厚度,厚,量,尺,,未写',
      '0310,管径,规格,径,木,,未写',
      '',
    ].join('\r\n'),
  );
  expect([wrong.accepted, wrong.refused]).toEqual([0, 5]);
  expect(await text(wrong.refusedCsv())).toContain('规则不是有效的正则表达式');
  expect(await text(wrong.refusedCsv())).toContain('识别方式应为 词、式、数、量、径 之一');
  await expect(read('列,另一列\r\n1,2\r\n')).rejects.toThrow('缺少这些列：清单编码前缀');
});

test('levels follow when an index is corrected, and stay when nothing has changed', async () => {
  const revision = async () =>
    (await database.pool.query('select revision from unit_price_state')).rows[0] as unknown;
  const before = await revision();
  await settleStatistics(database.pool);
  expect(await revision()).toEqual(before);
  const sum = await p50Of();
  await database.pool.query('update place_factor set factor = factor * 2 where area_id <> 1');
  await settleStatistics(database.pool);
  expect(sum / (await p50Of())).toBeCloseTo(2, 1);
});
