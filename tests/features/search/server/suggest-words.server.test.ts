import { defaultPromptCall, promptCall } from '../../../../features/search/contract';
import { defaultPrompt } from '../../../../features/search/server/default-prompt';
import { suggestWords } from '../../../../features/search/server/suggest-words';
import { indexRecords } from '../../../../infra/server/search-index';
import { reader } from '../../../../src/contract/call';
import { testDatabase } from '../../../support/database';

const database = testDatabase();

const titles: readonly (readonly [title: string, heat: number])[] = [
  ['滨江', 1],
  ['滨江某住宅小区 3#楼', 5],
  ['滨江科研办公楼', 9],
  ['老滨江厂房', 90],
  ['第二中学教学楼', 3],
  ['重庆南岭医院', 2],
  ['100%装配式厂房_A', 0],
];
const store = (kind: string, records: readonly (readonly [string, number])[]) =>
  database.database.transaction((client) =>
    indexRecords(
      client,
      records.map(([title, heat], index) => ({
        kind,
        ref: `${index}`,
        title,
        subtitle: '',
        areaId: 1,
        heat,
      })),
    ),
  );
const words = async (text: string) => (await suggestWords(database.pool, text)).map(({ word }) => word);

beforeAll(() => store('bid_node', titles));

test('the word itself, then what begins so by heat, then what holds it', async () => {
  expect(await words('滨江')).toEqual(['滨江', '滨江科研办公楼', '滨江某住宅小区 3#楼', '老滨江厂房']);
});

test.each([
  ['bj', ['滨江科研办公楼', '滨江某住宅小区 3#楼', '滨江']],
  ['binji', ['滨江科研办公楼', '滨江某住宅小区 3#楼', '滨江']],
  ['BINJIANGKEYAN', ['滨江科研办公楼']],
  ['bin jiang ke', ['滨江科研办公楼']],
  ['chongqing', ['重庆南岭医院']],
  ['zx', []],
  ['教学', ['第二中学教学楼']],
  ['３＃', ['滨江某住宅小区 3#楼']],
  ['0%', []],
  ['100%', ['100%装配式厂房_A']],
  ['_', []],
  ['%', []],
  ["'", []],
  ['\0', []],
  ['   ', []],
])('%j suggests %j', async (text, expected) => {
  expect(await words(text)).toEqual(expected);
});

test('[SEARCH-001][SEARCH-002] suggestions keep the contract, ten at most, each word of a group once', async () => {
  await store('policy', [['滨江', 1]]);
  await store(
    'labor',
    Array.from({ length: 30 }, (_, index) => [`泥工${index % 15}班`, index] as const),
  );
  const found = await suggestWords(database.pool, '泥工');
  expect(reader(promptCall)({ words: found })).toEqual({ words: found });
  expect(found).toHaveLength(10);
  expect(new Set(found.map(({ word }) => word)).size).toBe(10);
  expect((await suggestWords(database.pool, '滨江')).filter(({ word }) => word === '滨江')).toHaveLength(2);
});

test('the default words are the hottest', async () => {
  const prompt = await defaultPrompt(database.pool);
  expect(reader(defaultPromptCall)(prompt)).toEqual(prompt);
  expect(prompt.prompt).toBe('试试：老滨江厂房');
  expect(prompt.hot[0]).toBe('老滨江厂房');
  expect(prompt.hot).toHaveLength(8);
});
