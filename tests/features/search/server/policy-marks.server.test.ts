import { autoSearchCall, promptCall, searchItemsCall } from '#features/search/contract';
import { searchServer } from '#features/search/server/index';
import type { FoundPolicy } from '#src/contract/policy-states';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { anEntry, indexing } from './some-records';

const db = testDatabase({ prepared: regions });
const states: Readonly<Record<string, FoundPolicy>> = {
  old: { state: '废止', priceFrom: null, priceTo: null },
  new: { state: '现行', priceFrom: null, priceTo: null },
};
const asked: string[][] = [];
const open = () =>
  searchServer({
    pool: db.pool,
    readPolicies: async (ids) => {
      asked.push([...ids]);
      return new Map(ids.map((id) => [id, states[id]!]));
    },
  });
let server: ReturnType<typeof open>;
const ask = asker(() => server.routes);
const identity = anIdentity();

beforeAll(async () => {
  server = open();
  await indexing(db)([
    anEntry('计价规范 GB 50500-2013', { kind: 'policy', ref: 'old', heat: 9 }),
    anEntry('计价标准 GB/T 50500-2024', { kind: 'policy', ref: 'new' }),
    anEntry('计价软件园', { ref: 'p' }),
  ]);
});
afterAll(() => server.close?.());

test('documents among the results and suggestions say how they stand; nothing else is asked about', async () => {
  const body = { text: '计价', category: 'all', pageNo: 1, pageSize: 20 } as const;
  const { groups } = await ask(searchItemsCall, { identity, body });
  const stateOf = (id: string) =>
    groups.flatMap(({ rows }) => rows).find((row) => row.id === id)?.policy?.state;
  expect([stateOf('old'), stateOf('new'), stateOf('p')]).toEqual(['废止', '现行', undefined]);
  expect(asked[0]!.toSorted()).toEqual(['new', 'old']);
  const { words } = await ask(promptCall, { query: { text: '计价' } });
  expect(words.find(({ id }) => id === 'old')?.policy?.state).toBe('废止');
  const { wordList } = await ask(autoSearchCall, { query: { keyword: '计价' } });
  expect(wordList.policy?.find(({ id }) => id === 'old')?.policy?.state).toBe('废止');
});
