import { namedArea, searchItems } from '#features/search/server/search-items';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { searchSource } from './search-source';
import { anEntry, GUANGDONG, indexing } from './some-records';

const database = testDatabase({ prepared: regions });
const source = searchSource(database);
const GUANGZHOU = 228;
const HUBEI = 18;

const search = (text: string, areaId?: number) =>
  searchItems(source(), {
    text,
    category: 'all',
    pageNo: 1,
    pageSize: 20,
    ...(areaId !== undefined && { areaId }),
  });
const idsOf = ({ groups }: Awaited<ReturnType<typeof search>>) =>
  groups.flatMap(({ rows }) => rows).map(({ id }) => id);

beforeAll(async () => {
  await indexing(database)([
    anEntry('滨江某住宅小区 3#楼', { ref: '1', cityId: GUANGZHOU }),
    anEntry('高铁站前住宅 5#楼', { ref: '2' }),
    anEntry('湖畔某住宅小区 1#楼', { ref: '3', areaId: HUBEI }),
    anEntry('广州塔改造', { ref: '4', areaId: HUBEI }),
  ]);
});

test.each([
  ['广州 住宅', { areaId: GUANGZHOU, name: '广州', rest: '住宅' }],
  ['广州市住宅', { areaId: GUANGZHOU, name: '广州', rest: '住宅' }],
  ['住宅 广东省', { areaId: GUANGDONG, name: '广东', rest: '住宅' }],
  ['广州', { areaId: GUANGZHOU, name: '广州', rest: '', above: [{ areaId: GUANGDONG, name: '广东' }] }],
  ['广东省', { areaId: GUANGDONG, name: '广东', rest: '', above: [] }],
  ['滨江住宅', null],
  ['住宅(.*', null],
])('%s names %j', async (text, named) => {
  const found = await namedArea(database.pool, text);
  if (named === null) expect(found).toBeNull();
  else expect(found).toMatchObject(named);
});

test.each([
  ['广州 住宅', ['1'], { areaId: GUANGZHOU, name: '广州' }],
  ['广东住宅', ['1', '2'], { areaId: GUANGDONG, name: '广东' }],
])('%s finds what stands there, and says so', async (text, ids, within) => {
  const found = await search(text);
  expect(idsOf(found).sort()).toEqual(ids);
  expect(found).toMatchObject({ corrected: '住宅', within, instead: [] });
});

test.each(['住宅广州价格', '某住宅广州单价多少'])(
  '%s keeps the place it names, and says so',
  async (text) => {
    const found = await search(text);
    expect(idsOf(found)).toEqual(['1']);
    expect(found).toMatchObject({ within: { areaId: GUANGZHOU, name: '广州' } });
  },
);

test('a place alone has everything that stands there', async () => {
  const found = await search('广州');
  expect(idsOf(found)).toEqual(['1']);
  expect(found).toMatchObject({ corrected: '', within: { areaId: GUANGZHOU, name: '广州' } });
});

test('a title that holds the name is found by it, wherever it stands', async () => {
  const found = await search('广州塔');
  expect(idsOf(found)).toEqual(['4']);
  expect(found).toMatchObject({ corrected: null, within: null });
});

test('where the member chose a region, that one counts', async () => {
  expect(await search('广州 住宅', HUBEI)).toMatchObject({ within: null });
});
