import {
  autoSearchCall,
  defaultPromptCall,
  searchItemsCall,
  searchTargetCall,
  topPosterCall,
  type Group,
} from '#features/search/contract';
import { removeRecords } from '#infra/server/search/search-index';
import { codes } from '#src/contract/codes';
import { reader } from '#src/contract/call';
import { testApp } from '#tests/support/app';
import { asker } from '#tests/support/ask';
import { searchRoutes } from './search-source';
import { anEntry, indexing } from './some-records';

const { db, ask, tokenOf } = testApp();
const answer = asker(searchRoutes(db));

beforeAll(() =>
  indexing(db)([
    anEntry('甲楼', { ref: 'a b/1' }),
    anEntry('防水卷材', { kind: 'bq_item', ref: '2', parentRef: 'p/9' }),
    anEntry('泵站', { kind: 'sl', ref: '3' }),
    anEntry('木工', { kind: 'labor', ref: '4' }),
    anEntry('通知', { kind: 'policy', ref: '5' }),
  ]),
);

test.each([
  ['bid_node', 'a b/1', 'node', '/commonproj/detail/a%20b%2F1'],
  ['bq_item', '2', 'item', '/comprehensiveUnitPrice/detail/2/p%2F9'],
  ['sl', '3', 'slAndCityUpdate', '/waterConUrbanRenew/detail/3'],
  ['labor', '4', 'labor', '/laborSubcontracting/priceLine/4'],
  ['policy', '5', 'policy', '/policy/detail/5'],
] as const)(
  '[SEARCH-003][SEARCH-014][CALL-059][CONFLICT-029] a %s %s opens as %s',
  async (group, id, viewType, path) => {
    const target = await answer(searchTargetCall, { query: { group, id } });
    expect(reader(searchTargetCall)(target)).toEqual({ viewType, path });
  },
);

test('a record that is gone is refused with a reason', async () => {
  const gone = (group: Group, id: string) => answer(searchTargetCall, { query: { group, id } });
  await db.database.transaction((client) => removeRecords(client, 'policy', ['5']));
  await expect(gone('policy', '5')).rejects.toMatchObject({
    statusCode: codes.notFound,
    businessMsg: '该记录已不存在，可能已被删除或更新，请重新搜索',
  });
  await expect(gone('labor', '3')).rejects.toMatchObject({ statusCode: codes.notFound });
});

describe('[SEARCH-006][CALL-060] the picture in the header', () => {
  const poster = async () => reader(topPosterCall)(await answer(topPosterCall));
  afterEach(() => db.pool.query('truncate top_poster'));

  test('[CONST-010] is ours, 180 px wide, until an operator sets one', async () => {
    const { ifDisplay, imagePath, linkPath } = await poster();
    expect({ ifDisplay, linkPath }).toEqual({ ifDisplay: true, linkPath: '/commonproj/index' });
    const [head, drawing = ''] = imagePath.split(',');
    expect(head).toBe('data:image/svg+xml;base64');
    expect(Buffer.from(drawing, 'base64').toString()).toMatch(/^<svg [^>]*width="180"/);
  });

  test('is the operator’s, or hidden', async () => {
    await db.pool.query(
      `insert into top_poster (image_path, link_path) values ('https://cdn.example/a.png', '/policy/index')`,
    );
    expect(await poster()).toEqual({
      ifDisplay: true,
      imagePath: 'https://cdn.example/a.png',
      linkPath: '/policy/index',
    });
    await db.pool.query('update top_poster set is_shown = false');
    expect((await poster()).ifDisplay).toBe(false);
  });

  test.each(['javascript:alert(1)', '//elsewhere.example', 'http://plain.example'])(
    'never leads to %s',
    async (link) => {
      const set = db.pool.query(`insert into top_poster (image_path, link_path) values ('/a.png', $1)`, [
        link,
      ]);
      await expect(set).rejects.toThrow('check constraint');
    },
  );
});

describe('over HTTP', () => {
  let token: string;
  beforeAll(async () => {
    token = await tokenOf('member');
  });

  const search = async (body: unknown, accessToken?: string) =>
    (
      await ask<{ groups: unknown[] } | null>({
        method: 'POST',
        url: searchItemsCall.path,
        payload: body as object,
        ...(accessToken !== undefined && { headers: { accessToken } }),
      })
    ).envelope;

  test('[SEARCH-004] searching and opening results is for members', async () => {
    expect((await search({ text: '甲楼', category: 'all' })).statusCode).not.toBe(codes.ok);
    const target = await ask({ method: 'GET', url: `${searchTargetCall.path}?group=sl&id=3` });
    expect(target.envelope.statusCode).not.toBe(codes.ok);
    expect(await search({ text: '  甲楼 ', category: 'all' }, token)).toMatchObject({
      statusCode: codes.ok,
      data: { groups: [{ group: 'bid_node', total: 1 }, {}, {}, {}, {}, {}, {}, {}] },
    });
  });

  test.each([
    [{ category: 'all' }, 'text'],
    [{ text: '   ', category: 'all' }, '请输入要搜索的内容'],
    [{ text: '长'.repeat(101), category: 'all' }, '关键词不超过 100 个字'],
    [{ text: '甲', category: 'else' }, '未知的搜索类别'],
    [{ text: '甲', category: 'all', group: 'else' }, '未知的分组'],
    [{ text: '甲', category: 'all', pageNo: 501 }, '页码不超过 500'],
    [{ text: '甲', category: 'all', pageSize: 51 }, '每页至多 50 条'],
    [{ text: '甲', category: 'all', areaId: '20; drop table event' }, 'areaId'],
    [{ text: '甲', category: 'all', areaId: 2 ** 31 }, '地区编号的格式不正确'],
  ])('%j is refused', async (body, reason) => {
    const { statusCode, businessMsg } = await search(body, token);
    expect(statusCode).toBe(codes.badRequest);
    expect(businessMsg).toContain(reason);
  });

  test('[CALL-056] the keyword of a POST stands in its address, for visitors too', async () => {
    const { envelope } = await ask({
      method: 'POST',
      url: `${autoSearchCall.path}?keyword=${encodeURIComponent('木')}`,
    });
    expect(envelope).toMatchObject({
      statusCode: codes.ok,
      data: { wordList: { labor: [{ word: '木工', group: 'labor', id: '4', marks: [[0, 1]] }], sl: [] } },
    });
  });

  test.each([
    ['[CALL-054]', '/pb/search/prompt?text=%E6%9C%A8'],
    ['[CALL-055]', defaultPromptCall.path],
    ['[CALL-060]', topPosterCall.path],
  ])('%s %s answers visitors', async (_, url) => {
    expect((await ask({ method: 'GET', url })).envelope.statusCode).toBe(codes.ok);
  });
});
