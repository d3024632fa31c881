import { searchItems } from '#features/search/server/search-items';
import { searchTarget } from '#features/search/server/search-target';
import { suggestInGroups, suggestWords } from '#features/search/server/suggest-words';
import { settleSections } from '#src/server/sections';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { searchSource } from './search-source';
import { anEntry, GUANGDONG, indexing, provenance } from './some-records';

const db = testDatabase({ prepared: regions });
const source = searchSource(db);

/** More than are held in memory, all of them more sought-after. */
const CROWD = 1_100;
const HUBEI = 18;

beforeAll(async () => {
  await settleSections(db.pool);
  await indexing(db)([
    ...Array.from({ length: CROWD }, (_, at) => anEntry(`滨江花园 ${at}#楼`, { ref: `h${at}`, heat: 900 })),
    anEntry('花园！', { ref: 'itself', heat: 1 }),
    anEntry('滨江花园', { ref: 'elsewhere', areaId: HUBEI, heat: 1 }),
    anEntry('空港科研办公楼', { ref: 'k1', heat: 1 }),
    anEntry('开发区二期', { ref: 'k2', heat: 1 }),
    anEntry('挖基坑土方 三类土', { kind: 'bq_item', ref: 'e1', price: 15.82, unit: '元/m³' }),
    anEntry('砌块墙', { kind: 'bq_item', ref: 'w1', areaId: 3 }),
    anEntry('直形墙', { kind: 'bq_item', ref: 'w2' }),
  ]);
});

const search = (text: string) => searchItems(source(), { text, category: 'all', pageNo: 1, pageSize: 20 });
const titles = async (text: string) =>
  (await search(text)).groups.flatMap(({ rows }) => rows.map(({ title }) => title));

describe('initials of a word that stands in no title of the most sought-after', () => {
  test('find it, and are suggested', async () => {
    expect(await titles('kybgl')).toEqual(['空港科研办公楼']);
    expect((await suggestWords(source(), 'kybgl')).map(({ word }) => word)).toEqual(['空港科研办公楼']);
    const { bid_node: projects } = await suggestInGroups(source(), 'kybgl');
    expect(projects).toMatchObject([{ word: '空港科研办公楼', id: 'k1', marks: [[2, 7]] }]);
  });

  test('and so do its first syllables, written out', async () => {
    expect((await suggestWords(source(), 'konggangkeyan')).map(({ word }) => word)).toEqual([
      '空港科研办公楼',
    ]);
    const { bid_node: projects } = await suggestInGroups(source(), 'konggangkeyan');
    expect(projects).toMatchObject([{ word: '空港科研办公楼', id: 'k1' }]);
  });

  test('that run over the beginning of a word are those of none', async () => {
    expect(await titles('fqeq')).toEqual([]);
  });

  test('in letters that stand nowhere find nothing', async () => {
    expect(await suggestWords(source(), 'vvvv')).toEqual([]);
  });
});

test('a number alone that a longer text held is no answer to it', async () => {
  expect(await titles('16G101')).toEqual([]);
  expect(await titles('101')).not.toEqual([]);
});

test('the title itself stands first, however many more sought-after titles hold it', async () => {
  const [group] = (await search('花园')).groups;
  expect(group).toMatchObject({ group: 'bid_node', isCapped: true });
  expect(group!.rows[0]).toMatchObject({ id: 'itself', title: '花园！' });
});

test('of more titles than are counted, one that begins with the text and stands elsewhere is not shown in a place', async () => {
  const asked = { text: '滨江花园', category: 'all', pageNo: 1, pageSize: 20 } as const;
  const first = async (areaId: number) =>
    (await searchItems(source(), { ...asked, areaId })).groups
      .filter(({ rows }) => rows.length > 0)
      .map(({ rows, isCapped }) => ({ isCapped, areas: [...new Set(rows.map((row) => row.areaId))] }));
  expect(await first(GUANGDONG)).toEqual([{ isCapped: true, areas: [GUANGDONG] }]);
  expect(await first(HUBEI)).toEqual([{ isCapped: false, areas: [HUBEI] }]);
});

test('only groups that hold the words are asked for rows', async () => {
  const asked: string[] = [];
  const { hottest } = source();
  const pool = Object.create(db.pool, {
    query: {
      value: (query: string | { readonly name?: string }, values?: unknown[]) => {
        if (typeof query !== 'string' && query.name?.startsWith('search-rows')) asked.push(query.name);
        return db.pool.query(query as string, values);
      },
    },
  }) as typeof db.pool;
  const { groups } = await searchItems(
    { pool, hottest },
    { text: '挖基坑土方', category: 'all', pageNo: 1, pageSize: 20 },
  );
  expect(groups[0]).toMatchObject({ group: 'bq_item', total: 1 });
  expect(asked).toEqual(['search-rows-bq_item']);
});

describe('words that no record holds together', () => {
  test('give way to the most of them that one holds', async () => {
    const { corrected } = await search('基坑支护');
    expect(corrected).toBe('基坑');
    expect(await titles('基坑支护')).toEqual(['挖基坑土方 三类土']);
  });

  test('give way in the region that they name', async () => {
    const { corrected, within, groups } = await search('广东基坑直形墙');
    expect(within).toEqual({ areaId: 20, name: '广东' });
    expect(corrected).toBe('直形墙');
    expect(groups.flatMap(({ rows }) => rows).every(({ areaId }) => areaId === 20)).toBe(true);
  });

  test('of which none is held find nothing', async () => {
    expect(await titles('饕餮纹甗')).toEqual([]);
  });

  test('a unit beside them narrows nothing', async () => {
    expect((await titles('基坑土方 m3'))[0]).toBe('挖基坑土方 三类土');
  });
});

test('a suggested record tells its price, with unit, month and tax basis', async () => {
  const words = await suggestWords(source(), '基坑');
  expect(words).toMatchObject([
    {
      id: 'e1',
      price: {
        value: 15.82,
        unit: '元/m³',
        priceDate: provenance.priceDate,
        taxBasis: provenance.taxBasis,
      },
    },
  ]);
});

describe('lessons', () => {
  test('are found by their words, and open on the page of their kind', async () => {
    const { groups } = await search('锚固长度');
    expect(groups[0]).toMatchObject({ group: 'lesson', rows: [{ id: 'anchorage', price: null }] });
    expect(await searchTarget(db.pool, 'lesson', 'anchorage')).toEqual({
      viewType: 'lesson',
      path: '/22G/detail?id=anchorage',
    });
    const [cases] = (await search('铝模划算')).groups;
    const { id } = cases!.rows[0]!;
    expect((await searchTarget(db.pool, 'lesson', id)).path).toBe(`/22G/costManagementDetail?id=${id}`);
  });

  test('that are gone are not found after the next start', async () => {
    await indexing(db)([anEntry('旧课', { kind: 'lesson', ref: 'old', heat: 1 })]);
    await settleSections(db.pool);
    expect(await titles('旧课')).toEqual([]);
  });
});
