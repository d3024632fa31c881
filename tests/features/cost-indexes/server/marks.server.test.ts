import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { testApp } from '#tests/support/app';

const { db, ask, tokenOf } = testApp();
let accesstoken = '';
const ID = 'composite-1';

beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  accesstoken = await tokenOf('vip');
});
const post = async <T>(url: string, payload: object) =>
  (await ask<T>({ method: 'POST', url, headers: { accesstoken }, payload })).envelope;

test('[DATA-002] [FAV-001] an index is kept with its newest value and found under its own address', async () => {
  await post('/pb/favorite/addFavorite', { kind: 'costIndex', ref: ID });
  const { data } = await post<{ rows: unknown[]; kinds: unknown[] }>(
    '/pb/favorite/queryFavoriteNodeList',
    {},
  );
  expect(data.kinds).toEqual([{ kind: 'costIndex', section: '工程造价指标', count: 1 }]);
  expect(data.rows).toEqual([
    expect.objectContaining({
      ref: ID,
      withdrawn: null,
      current: expect.objectContaining({
        address: `/projectCost/detail/${ID}`,
        figure: expect.objectContaining({ label: '最新值', unit: '点' }),
        provenance: expect.objectContaining({ kind: 'sample' }),
      }),
    }),
  ]);
});

test('[DATA-002] an index is liked once by each; one that is no longer published is neither described nor liked', async () => {
  const { data } = await post('/pb/likeNum/clickLikeNum', { kind: 'costIndex', id: ID });
  expect(data).toEqual({ id: ID, count: 1, isLiked: true });
  await db.pool.query(`update index_series set status = 'stopped' where id = $1`, [ID]);
  expect((await post('/core/idx/getBidNodeData', { kind: 'costIndex', ids: [ID] })).data).toEqual([]);
  const kept = await post('/pb/favorite/queryFavoriteNodeList', {});
  expect(kept.data).toMatchObject({ rows: [{ ref: ID, current: null, withdrawn: null }] });
});
