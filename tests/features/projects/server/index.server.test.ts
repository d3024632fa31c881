import { findProjectsCall, projectDetailCall } from '#features/projects/contract';
import { projectsServer } from '#features/projects/server/index';
import { saveProjects } from '#features/projects/server/save-projects';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import type { Route } from '#infra/server/http/route';
import { testDatabase } from '#tests/support/database';
import { searchRoutes } from '#tests/features/search/server/search-source';

const database = testDatabase();
const projects = [...sampleProjects(40, [{ areaId: 20, cityId: null, name: '广东' }])];
beforeAll(() => database.database.transaction((client) => saveProjects(client, projects)));

const searching = searchRoutes(database);
const served = () => [...projectsServer(database).routes, ...searching()];
const answer = (path: string, asked: { readonly query?: object; readonly body?: object }) => {
  const apiRoute = served().find(({ call }) => call.path === path);
  const handle = apiRoute?.handle as unknown as (ask: object) => ReturnType<Route['handle']>;
  const identity = { accountId: '1', isPublisher: false };
  return handle({ query: {}, body: {}, identity, ...asked });
};

test('[DATA-008] [CONFLICT-023] [CALL-138] [CALL-139] the two search calls answer alike', async () => {
  const asked = { body: { keyword: '楼', pageSize: 5 } };
  const page = await answer('/core/search/getSolrData', asked);
  expect(page).toMatchObject({ indexDatas: { length: 5 } });
  expect(await answer('/search/getSolrData', asked)).toEqual(page);
});

test('the old path asks for the same access and body as the new one', () => {
  const old = served().find(({ call }) => call.path === '/search/getSolrData')?.call;
  expect(old).toEqual({ ...findProjectsCall, path: '/search/getSolrData' });
});

test('details are for members with VIP', async () => {
  expect(projectDetailCall.access).toBe('vip');
  const detail = await answer('/core/idx/getBidNodeInfo', { query: { id: projects[0]?.id } });
  expect(detail).toMatchObject({ row: { name: projects[0]?.name } });
});

test('[CALL-058] suggestions find what was saved', async () => {
  const word = projects[0]?.name ?? '';
  expect(await answer('/pb/search/prompt', { query: { text: word } })).toMatchObject({
    words: [{ word, group: 'bid_node' }],
  });
});
