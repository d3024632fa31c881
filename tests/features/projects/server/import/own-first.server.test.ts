import { commitImport, prepareImport } from '#features/projects/server/files';
import { findProjects } from '#features/projects/server/find-projects';
import type { Project } from '#features/projects/server/project';
import { saveProjects } from '#features/projects/server/save-projects';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import { searchItemsCall } from '#features/search/contract';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { asker } from '#tests/support/ask';
import { searchRoutes } from '#tests/features/search/server/search-source';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const answer = asker(searchRoutes(db));
const NAME = '高新区科研办公楼';
const HEAD = '项目名称,地区,工程类型,结构类型,建筑面积,层数,计价阶段,价格期,税口径,单方造价';
const row = (name: string, area: number) =>
  `${name},广东 广州,办公楼,框架,${area},8/1,招标控制价,2024-06,含税,3500`;

let own: Project | undefined;
beforeAll(async () => {
  const [sound] = sampleProjects(1, [{ areaId: 20, cityId: null, name: '广东' }]);
  if (!sound) throw new Error('no sample was made');
  const sample = (id: string, name: string): Project => ({ ...sound, id, name, heat: 990_000 });
  const bytes = Buffer.from([HEAD, row(NAME, 10_000), row(`${NAME}二期`, 9_000)].join('\n'));
  const file = { bytes, fileName: '台账.csv', now: '2025-09-15T02:00:00.000Z' };
  await inTransaction(db.pool, (client) =>
    saveProjects(client, [sample('s1', NAME), sample('s2', NAME), sample('s3', `${NAME}二期`)]),
  );
  const understood = await prepareImport(db.pool, file);
  await inTransaction(db.pool, (client) => commitImport(client, understood));
  own = understood.accepted.find(({ project }) => project.name === NAME)?.project;
});

const found = async (text: string): Promise<readonly string[]> => {
  const { groups } = await answer(searchItemsCall, {
    body: { text, category: 'all', group: 'bid_node', areaId: 1, pageNo: 1, pageSize: 10 },
  });
  return (groups[0]?.rows ?? []).map(({ id }) => id);
};

test('by its exact name a house’s own project stands before samples that are sought more', async () => {
  const rows = await found(NAME);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toBe(own?.id);
  const { indexDatas } = await findProjects(db.pool, { keyword: NAME });
  expect(indexDatas).toHaveLength(5);
  expect(indexDatas[0]?.id).toBe(own?.id);
});

test('by words that several hold, it is first as well', async () => {
  expect((await found('科研办公楼')).slice(0, 2)).toContain(own?.id);
});

test('it is found by its number, whole or by its beginning', async () => {
  const id = own?.id ?? '';
  expect(await found(id)).toEqual([id]);
  expect(await found(id.slice('imported-'.length, 18))).toEqual([id]);
  expect((await findProjects(db.pool, { keyword: id })).indexDatas.map((one) => one.id)).toEqual([id]);
});
