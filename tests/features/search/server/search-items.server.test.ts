import type * as z from 'zod/mini';
import {
  CATEGORIES,
  GROUPS,
  groupsOf,
  RESULT_CAP,
  searchItemsCall,
  type SearchCategory,
} from '#features/search/contract';
import { searchItems } from '#features/search/server/search-items';
import { removeRecords } from '#infra/server/search/search-index';
import { reader } from '#src/contract/call';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { searchSource } from './search-source';
import { anEntry, GUANGDONG, GUANGZHOU, indexing, provenance } from './some-records';

const database = testDatabase({ prepared: regions });
const source = searchSource(database);
type Asked = z.output<typeof searchItemsCall.body>;

const search = (text: string, more: Partial<Asked> = {}) =>
  searchItems(source(), { text, category: 'all', pageNo: 1, pageSize: 20, ...more });
const titlesOf = async (text: string, more: Partial<Asked> = {}) =>
  (await search(text, more)).groups.flatMap(({ rows }) => rows).map(({ title }) => title);

beforeAll(async () => {
  await indexing(database)([
    anEntry('屋面', { ref: '1', heat: 0 }),
    anEntry('屋面防水卷材 SBS-II 300mm', { kind: 'bq_item', ref: '2', heat: 1, publishedOn: '2024-05-06' }),
    anEntry('裙房屋面防水卷材 3mm', { kind: 'bq_item', ref: '3', heat: 90 }),
    anEntry('防水工程 屋面', { kind: 'bq_item', ref: '4', heat: 99 }),
    anEntry('塔楼', { kind: 'bq_item', ref: '5', subtitle: '屋面 防水', heat: 100 }),
    anEntry('防水工', { kind: 'labor', ref: '6', cityId: GUANGZHOU, heat: 3 }),
    anEntry('防水工', { kind: 'labor', ref: '7', areaId: 2, heat: 9 }),
    anEntry('重庆南岭泵站更新改造', { kind: 'sl', ref: '8' }),
    anEntry('关于发布人工价格指数的通知', { kind: 'policy', ref: '9', areaId: 1 }),
  ]);
});

test('[SEARCH-001][CALL-057] an answer keeps the contract, every group of the category is in it', async () => {
  const answer = await search('防水');
  expect(reader(searchItemsCall)(answer)).toEqual(answer);
  expect(answer.groups.map(({ group }) => group).sort()).toEqual([...GROUPS].sort());
  const totals = Object.fromEntries(answer.groups.map(({ group, total }) => [group, total]));
  expect(totals).toMatchObject({ bid_node: 0, bq_item: 4, sl: 0, labor: 2, policy: 0 });
  expect(answer.groups.slice(0, 2).map(({ group }) => group)).toEqual(['bq_item', 'labor']);
  expect(answer).toMatchObject({ corrected: null, instead: [] });
});

test('the title itself, what begins so, what holds the text, what holds its words, each by heat', async () => {
  await indexing(database)([anEntry('屋面防水', { kind: 'bq_item', ref: 'x', heat: 0 })]);
  expect(await titlesOf('屋面防水', { group: 'bq_item' })).toEqual([
    '屋面防水',
    '屋面防水卷材 SBS-II 300mm',
    '裙房屋面防水卷材 3mm',
    '塔楼',
    '防水工程 屋面',
  ]);
  await database.database.transaction((client) => removeRecords(client, 'bq_item', ['x']));
});

test('what is named last is what a record is: it stands before what only holds the text', async () => {
  const piles = anEntry('预制钢筋混凝土管桩', { kind: 'bq_item', ref: 'pile', heat: 99 });
  const bars = anEntry('现浇构件钢筋 HPB300', { kind: 'bq_item', ref: 'bars', heat: 1 });
  await indexing(database)([piles, bars]);
  expect(await titlesOf('钢筋', { group: 'bq_item' })).toEqual(['现浇构件钢筋 HPB300', '预制钢筋混凝土管桩']);
  await database.database.transaction((client) => removeRecords(client, 'bq_item', ['pile', 'bars']));
});

test('a row tells where, when, from where, and what answers the text', async () => {
  const { groups } = await search('屋面 SBS', { group: 'bq_item' });
  expect(groups[0]?.rows).toEqual([
    {
      id: '2',
      group: 'bq_item',
      title: '屋面防水卷材 SBS-II 300mm',
      summary: '',
      marks: [
        [0, 2],
        [7, 10],
      ],
      summaryMarks: [],
      areaId: GUANGDONG,
      areaName: '广东',
      publishedOn: '2024-05-06',
      price: null,
      unit: '',
      low: null,
      high: null,
      median: null,
      n: 1,
      provenance,
    },
  ]);
});

test('what the subtitle holds is marked there', async () => {
  const { groups } = await search('塔楼 防水', { group: 'bq_item' });
  expect(groups[0]?.rows[0]).toMatchObject({ marks: [[0, 2]], summaryMarks: [[3, 5]] });
});

test.each([
  [undefined, ['7', '6']],
  [1, ['7', '6']],
  [GUANGDONG, ['6']],
  [GUANGZHOU, ['6']],
  [2, ['7']],
  [3, []],
])('in area %p there are %j', async (areaId, ids) => {
  const { groups } = await search('防水工', {
    group: 'labor',
    item: '防水工',
    ...(areaId !== undefined && { areaId }),
  });
  expect(groups[0]?.rows.map(({ id }) => id)).toEqual(ids);
});

test('[SEARCH-016] [CONFLICT-029] a category searches its own groups', async () => {
  const searched = async (category: SearchCategory) =>
    (await search('防水', { category })).groups.map(({ group }) => group);
  for (const category of CATEGORIES)
    expect((await searched(category)).sort()).toEqual([...groupsOf(category)].sort());
});

test('numbers mean themselves, also the number of a measure', async () => {
  expect(await titlesOf('卷材 300')).toEqual(['屋面防水卷材 SBS-II 300mm']);
  expect(await titlesOf('卷材 3')).toEqual(['裙房屋面防水卷材 3mm']);
});

describe('codes of bills', () => {
  beforeAll(() =>
    indexing(database)([
      anEntry('有梁板 C30', { kind: 'bq_item', ref: 'c1', subtitle: '010505001003 2013 清单' }),
      anEntry('平板 C30', { kind: 'bq_item', ref: 'c2', subtitle: '010505003001 2013 清单' }),
      anEntry('直形楼梯 C30', { kind: 'bq_item', ref: 'c3', subtitle: '010506001001 2013 清单' }),
    ]),
  );
  afterAll(() =>
    database.database.transaction((client) => removeRecords(client, 'bq_item', ['c1', 'c2', 'c3'])),
  );

  test.each([
    ['010505001003', ['c1']],
    ['010505001', ['c1']],
    ['010505', ['c1', 'c2']],
    ['0105 c30', ['c1', 'c2', 'c3']],
  ])('%s is found from its beginning on', async (text, refs) => {
    const rows = (await search(text)).groups.flatMap((group) => group.rows);
    expect(rows.map(({ id }) => id).sort()).toEqual(refs);
  });

  test('the beginning is marked', async () => {
    const { groups } = await search('010505001', { group: 'bq_item' });
    expect(groups[0]?.rows[0]).toMatchObject({ marks: [], summaryMarks: [[0, 9]] });
  });
});

describe('when the text as typed finds nothing', () => {
  test.each([
    ['a wrong sign', '屋面防永', '屋面防水'],
    ['a sign that sounds the same', '屋面房水', '屋面防水'],
    ['a sign too much', '屋面大防水', '屋面防水'],
    ['a missing sign', '南泵站更', '南岭泵站更'],
    ['words that nothing holds', '卷材 sbs2 3oomm', '卷材 sbs'],
    ['letters that spell it', 'wumianfang', '屋面防'],
    ['initials', 'cqnl', '重庆南岭'],
  ])('%s: %s is read as %s', async (_, text, corrected) => {
    const answer = await search(text);
    expect(answer.corrected).toBe(corrected);
    expect(answer.groups.some(({ total }) => total > 0)).toBe(true);
  });

  test('a group alone is corrected as all of the category are', async () => {
    expect(await search('屋面防永', { group: 'labor' })).toMatchObject({
      corrected: '屋面防水',
      groups: [{ group: 'labor', total: 0, rows: [] }],
    });
  });

  test('an empty group among others that are not is the answer as typed', async () => {
    expect(await search('屋面防水', { group: 'sl' })).toMatchObject({
      corrected: null,
      instead: [],
      groups: [{ group: 'sl', total: 0, isCapped: false, rows: [] }],
    });
  });

  test('signs that stand apart are found after all, and marked', async () => {
    const { groups, corrected } = await search('岭泵造站改', { category: 'sl&csgx' });
    expect(corrected).toBeNull();
    expect(groups[0]?.rows).toMatchObject([
      {
        id: '8',
        marks: [
          [3, 6],
          [8, 10],
        ],
      },
    ]);
  });

  test('nothing at all: the nearest titles, to try instead', async () => {
    const answer = await search('重庆 卷材 火箭');
    expect(answer.groups.map(({ total }) => total)).toEqual(GROUPS.map(() => 0));
    expect(answer.corrected).toBeNull();
    expect(answer.instead).toEqual([
      '裙房屋面防水卷材 3mm',
      '屋面防水卷材 SBS-II 300mm',
      '重庆南岭泵站更新改造',
    ]);
    for (const title of answer.instead) expect(await titlesOf(title)).toContain(title);
  });

  test.each(['###', '%', '_', "'", '\\', '&|!():*', '\0'])(
    '%j finds nothing and breaks nothing',
    async (text) => {
      expect(await search(text)).toMatchObject({ corrected: null, instead: [] });
    },
  );
});

describe('with more than is counted', () => {
  const COUNT = 7_000;
  beforeAll(async () => {
    await indexing(database)(
      Array.from({ length: COUNT }, (_, index) =>
        anEntry(index % 5 === 0 ? `关于第${index}号砂石的公告` : `关于第${index}号水泥的公告`, {
          kind: 'policy',
          ref: `n${index}`,
          heat: COUNT - index,
          areaId: index % 2 === 0 ? GUANGDONG : 3,
        }),
      ),
    );
    await indexing(database)([anEntry('水泥', { kind: 'policy', ref: 'exact', heat: 0 })]);
  });

  const pageOf = async (text: string, pageNo: number, more: Partial<Asked> = {}) =>
    (await search(text, { group: 'policy', pageNo, pageSize: 50, ...more })).groups[0];

  test.each(['水泥', '砂石', '公告'])('%s: the count stops at its cap and says so', async (text) => {
    expect(await pageOf(text, 1)).toMatchObject({ total: RESULT_CAP, isCapped: true });
  });

  test.each(['水泥', '砂石'])(
    '%s: the pages up to the cap hold each record once, hottest first',
    async (text) => {
      const pages = await Promise.all(Array.from({ length: 20 }, (_, index) => pageOf(text, index + 1)));
      const ids = pages.flatMap((page) => page?.rows ?? []).map(({ id }) => id);
      expect(ids).toHaveLength(RESULT_CAP);
      expect(new Set(ids).size).toBe(RESULT_CAP);
      const numbers = ids.filter((id) => id !== 'exact').map((id) => Number(id.slice(1)));
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    },
  );

  test('the coldest title that is just the text comes first', async () => {
    expect((await pageOf('水泥', 1))?.rows[0]?.id).toBe('exact');
  });

  test('there is nothing beyond the cap, and the count stays', async () => {
    expect(await pageOf('水泥', 21)).toEqual({
      group: 'policy',
      total: RESULT_CAP,
      shown: RESULT_CAP,
      read: null,
      isCapped: true,
      rows: [],
    });
    expect(await pageOf('水泥', 500)).toMatchObject({ total: RESULT_CAP, rows: [] });
  });

  test('a count below the cap is exact, in an area too', async () => {
    expect(await pageOf('砂石', 1, { areaId: 3 })).toMatchObject({ total: 700, isCapped: false });
    expect(await pageOf('第5号', 1)).toMatchObject({ total: 1, isCapped: false });
  });
});
