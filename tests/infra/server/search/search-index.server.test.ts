import {
  indexRecords,
  removeRecords,
  soundOfSigns,
  soundsOf,
  type SearchEntry,
} from '#infra/server/search/search-index';
import { searchQuery } from '#infra/server/search/search-tokens';
import { testDatabase } from '#tests/support/database';

const database = testDatabase();

const entry = (ref: string, title: string): SearchEntry => ({
  kind: 'bid_node',
  ref,
  title,
  subtitle: '剪力墙结构',
  areaId: 20,
  heat: 1,
  provenance: {
    kind: 'sample',
    issuer: '造价指标网',
    title: '样例数据',
    priceDate: '2025-09',
    taxBasis: '含税',
    revision: 1,
    licence: '仅供演示',
  },
});
const store = (entries: readonly SearchEntry[]) =>
  database.database.transaction((client) => indexRecords(client, entries));
const found = async (text: string) => {
  const { rows } = await database.pool.query<{ ref: string }>(
    'select ref from search_entry where tokens @@ $1::tsquery order by ref',
    [searchQuery(text)],
  );
  return rows.map(({ ref }) => ref);
};
const columnOf = async (column: string, ref: string) => {
  const { rows } = await database.pool.query<{ value: unknown }>(
    `select ${column} as value from search_entry where ref = $1`,
    [ref],
  );
  return rows[0]?.value;
};

beforeEach(async () => {
  await database.pool.query('truncate search_entry');
  await store([
    entry('a', '滨江某住宅小区 3#楼'),
    entry('b', '屋面防水卷材 SBS-II 300mm'),
    entry('c', `O'Neil \\ "科研楼"`),
  ]);
});

test.each([
  ['住宅', ['a']],
  ['防', ['b']],
  ['屋面 防水', ['b']],
  ['sb', ['b']],
  ['3', ['a']],
  ['300', ['b']],
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

test('the hotter ranks first, among equals the newer, and what has no date last', async () => {
  await store([
    { ...entry('old', '甲'), heat: 5, publishedOn: '2020-01-01' },
    { ...entry('new', '乙'), heat: 5, publishedOn: '2025-01-01' },
    { ...entry('undated', '丙'), heat: 5 },
    { ...entry('hot', '丁'), heat: 6, publishedOn: '1999-01-01' },
  ]);
  const { rows } = await database.pool.query<{ ref: string }>(
    'select ref from search_entry where heat > 1 order by rank desc',
  );
  expect(rows.map(({ ref }) => ref)).toEqual(['hot', 'new', 'old', 'undated']);
});

test('the longest texts are stored whole and found by their beginnings', async () => {
  const long = { ...entry('long', '龘'.repeat(3_000)), subtitle: '靐𠮷3楼'.repeat(2_000) };
  await store([long, { ...entry('wide', '楼3'.repeat(3_000)), subtitle: '3mm'.repeat(3_000) }]);
  expect(await columnOf('title', 'long')).toBe(long.title);
  expect(await columnOf('subtitle', 'long')).toBe(long.subtitle);
  expect(await found('龘 靐')).toEqual(['long']);
});

test('a unit price without its project is refused: its page could not be opened', async () => {
  await expect(store([{ ...entry('q', '清单项'), kind: 'bq_item' }])).rejects.toThrow('check constraint');
});

test('nothing waits to be sorted into the index of tokens', async () => {
  await database.pool.query('create extension if not exists pgstattuple');
  const { rows } = await database.pool.query(
    `select pending_tuples::int as pending from pgstatginindex('search_entry_tokens_bid_node')`,
  );
  expect(rows).toEqual([{ pending: 0 }]);
});

test('titles sound by syllables, digits and letters stay', () => {
  expect(soundsOf('滨江 3#楼')).toEqual({ full: 'binjiang3lou', initials: 'bj3l' });
  expect(soundsOf('重庆YJV电缆')).toEqual({ full: 'chongqingyjvdianlan', initials: 'cqyjvdl' });
  expect(soundsOf('绿地')).toEqual({ full: 'lvdi', initials: 'ld' });
});

test('every sign has one sound or none', () => {
  expect(soundOfSigns('滨江 3#𠮷楼')).toEqual(['bin', 'jiang', '', '3', '', '', 'lou']);
});
