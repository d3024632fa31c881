import { readHome } from '#features/home/server/index';
import { fresh } from '#features/home/server/fresh';
import { indexRecords } from '#infra/server/search/search-index';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
beforeEach(() => database.pool.query('truncate search_entry'));

interface Indexed {
  readonly ref: string;
  readonly title?: string;
  readonly publishedOn?: string;
  readonly areaId?: number;
  readonly parentRef?: string;
}
const indexed = (kind: string, ...records: readonly Indexed[]) =>
  database.database.transaction((client) =>
    indexRecords(
      client,
      records.map((record) => ({
        kind,
        title: record.ref,
        subtitle: '',
        areaId: 20,
        heat: 1,
        provenance: { kind: kind === 'lesson' ? 'computed' : 'sample' } as never,
        ...record,
      })),
    ),
  );

test('[CALL-036] home tells the newest of each section in the order of the sections, the learning zone among them', async () => {
  await indexed(
    'policy',
    { ref: 'd1', title: '广东价格信息', publishedOn: '2025-08-01' },
    { ref: 'd3', title: '价格信息', publishedOn: '2025-10-01' },
    { ref: 'd2', title: '调价文件', publishedOn: '2025-09-01', areaId: 1 },
  );
  await indexed('lesson', {
    ref: 'pile',
    publishedOn: '2025-06-12',
    parentRef: 'costManagementDetail',
    areaId: 1,
  });
  await indexed('bid_node', { ref: 'p1', publishedOn: '2025-07-01' });
  const found = (await readHome(database.pool)).fresh ?? [];
  expect(found.map(({ group, entries }) => [group, entries.map(({ ref }) => ref)])).toEqual([
    ['bid_node', ['p1']],
    ['policy', ['d3', 'd2']],
    ['lesson', ['pile']],
  ]);
  expect(found[1]?.entries).toEqual([
    { ref: 'd3', title: '价格信息', place: '广东', publishedOn: '2025-10-01', sample: true },
    { ref: 'd2', title: '调价文件', place: '', publishedOn: '2025-09-01', sample: true },
  ]);
  expect(found[2]?.entries[0]).toMatchObject({ parent: 'costManagementDetail', sample: false });
});

test('the same work in several places stands once, as far as there is other work; what has no day is not new', async () => {
  const day = { publishedOn: '2025-09-01' };
  await indexed(
    'labor',
    { ref: 'a1', title: '木工', ...day },
    { ref: 'a2', title: '木工', ...day },
    { ref: 'b1', title: '瓦工', ...day },
    { ref: 'c1', title: '油工' },
  );
  await indexed('sl', { ref: 's1', title: '护岸', ...day }, { ref: 's2', title: '护岸', ...day });
  const refs = (await fresh(database.pool)).map(({ entries }) => entries.map(({ ref }) => ref));
  expect(refs).toEqual([
    ['a1', 'b1'],
    ['s1', 's2'],
  ]);
});

test('they are read along an index of days', async () => {
  await indexed('labor', { ref: 'a1', publishedOn: '2025-09-01' });
  await database.database.transaction(async (client) => {
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<Record<string, string>>(
      `explain select * from search_entry where kind = 'labor' and published_on is not null
       order by published_on desc, rank desc, ref limit 24`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('search_entry_newest');
    expect(plan).not.toContain('Sort');
  });
});
