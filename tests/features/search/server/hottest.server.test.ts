import { testDatabase } from '#tests/support/database';
import { waitUntil } from '#tests/support/wait-until';
import { searchSource } from './search-source';
import { anEntry, indexing } from './some-records';

const database = testDatabase();
const source = searchSource(database);

const refs = async () => (await source().hottest.of('sl')).map(({ ref }) => ref);

test('the hottest come first, and what is stored later is seen without being asked for', async () => {
  await indexing(database)([
    anEntry('泵站', { kind: 'sl', ref: 'warm', heat: 5 }),
    anEntry('水闸', { kind: 'sl', ref: 'hot', heat: 9 }),
    anEntry('堤防', { kind: 'labor', ref: 'other', heat: 99 }),
  ]);
  expect(await refs()).toEqual(['hot', 'warm']);
  await indexing(database)([anEntry('堤防', { kind: 'sl', ref: 'hotter', heat: 10 })]);
  expect(await waitUntil(refs, ([first]) => first === 'hotter')).toEqual(['hotter', 'hot', 'warm']);
});
