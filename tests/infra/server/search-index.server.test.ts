import { indexRecords, removeRecords, soundsOf, type SearchEntry } from '../../../infra/server/search-index';
import { searchQuery } from '../../../infra/server/search-tokens';
import { testDatabase } from '../../support/database';

const database = testDatabase();

const entry = (ref: string, title: string): SearchEntry => {
  return { kind: 'bid_node', ref, title, subtitle: '剪力墙结构', areaId: 20, heat: 1 };
};
const store = (entries: readonly SearchEntry[]) =>
  database.database.transaction((client) => indexRecords(client, entries));
const found = async (text: string) => {
  const { rows } = await database.pool.query<{ ref: string }>(
    'select ref from search_entry where tokens @@ $1::tsquery order by ref',
    [searchQuery(text)],
  );
  return rows.map(({ ref }) => ref);
};

beforeEach(async () => {
  await database.pool.query('truncate search_entry');
  await store([
    entry('a', '滨江某住宅小区 3#楼'),
    entry('b', '屋面防水卷材 SBS-II'),
    entry('c', `O'Neil \\ "科研楼"`),
  ]);
});

test.each([
  ['住宅', ['a']],
  ['防', ['b']],
  ['屋面 防水', ['b']],
  ['sb', ['b']],
  ['3', ['a']],
  ["o'neil", ['c']],
  ['剪力墙', ['a', 'b', 'c']],
  ['住防', []],
  ['楼', ['a', 'c']],
])('%s finds %j', async (text, refs) => {
  expect(await found(text)).toEqual(refs);
});

test('a record indexed again is found by its new title only', async () => {
  await store([entry('a', '城西厂房')]);
  expect(await found('住宅')).toEqual([]);
  expect(await found('厂房')).toEqual(['a']);
});

test('a removed record is found no more, its namesakes of other kinds are', async () => {
  await store([{ ...entry('a', '住宅劳务'), kind: 'labor' }]);
  await database.database.transaction((client) => removeRecords(client, 'bid_node', ['a']));
  const { rows } = await database.pool.query(`select kind from search_entry where ref = 'a'`);
  expect(rows).toEqual([{ kind: 'labor' }]);
});

test('what is indexed in a transaction that fails stays unknown', async () => {
  const failing = database.database.transaction(async (client) => {
    await indexRecords(client, [entry('z', '未完成的医院')]);
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await found('医院')).toEqual([]);
});

test('titles sound by syllables, digits and letters stay', () => {
  expect(soundsOf('滨江 3#楼')).toEqual({ full: 'binjiang3lou', initials: 'bj3l' });
  expect(soundsOf('重庆YJV电缆')).toEqual({ full: 'chongqingyjvdianlan', initials: 'cqyjvdl' });
  expect(soundsOf('绿地')).toEqual({ full: 'lvdi', initials: 'ld' });
});
