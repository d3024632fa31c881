import { autoSearchCall, defaultPromptCall, GROUPS, promptCall } from '#features/search/contract';
import { defaultPrompt, searchServer } from '#features/search/server/index';
import { suggestInGroups, suggestWords } from '#features/search/server/suggest-words';
import { removeRecords } from '#infra/server/search/search-index';
import { reader } from '#src/contract/call';
import { asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { searchSource } from './search-source';
import { anEntry, indexing } from './some-records';

const database = testDatabase();
const source = searchSource(database);

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
  indexing(database)(
    records.map(([title, heat], index) => anEntry(title, { kind, ref: `${kind}-${index}`, heat })),
  );
const suggested = (text: string) => suggestWords(source(), text);
const words = async (text: string) => (await suggested(text)).map(({ word }) => word);

beforeAll(() => store('bid_node', titles));

test('the word itself, then what begins so by heat, then what holds it', async () => {
  expect(await words('滨江')).toEqual(['滨江', '滨江科研办公楼', '滨江某住宅小区 3#楼', '老滨江厂房']);
});

test.each([
  ['bj', ['滨江科研办公楼', '滨江某住宅小区 3#楼', '滨江', '老滨江厂房']],
  ['binji', ['滨江科研办公楼', '滨江某住宅小区 3#楼', '滨江', '老滨江厂房']],
  ['BINJIANGKEYAN', ['滨江科研办公楼']],
  ['bin jiang ke', ['滨江科研办公楼']],
  ['chongqing', ['重庆南岭医院']],
  ['zx', ['第二中学教学楼']],
  ['zq', []],
  ['教学', ['第二中学教学楼']],
  ['教学楼价格', ['第二中学教学楼']],
  ['教学楼的最新单价', ['第二中学教学楼']],
  ['价格', []],
  ['厂房 滨江', ['老滨江厂房']],
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

test('one wrong sign is put right when the text as typed suggests nothing', async () => {
  expect(await words('滨江科沿办')).toEqual(['滨江科研办公楼']);
  expect((await suggested('重庆男岭'))[0]).toMatchObject({ word: '重庆南岭医院', marks: [[0, 4]] });
});

test.each([
  ['江科', '滨江科研办公楼', [[1, 3]]],
  ['bjk', '滨江科研办公楼', [[0, 3]]],
  ['chongq', '重庆南岭医院', [[0, 2]]],
  ['3#', '滨江某住宅小区 3#楼', [[8, 9]]],
])('%s is marked in %s', async (text, word, marks) => {
  expect((await suggested(text)).find((one) => one.word === word)?.marks).toEqual(marks);
});

describe('with several groups', () => {
  beforeAll(async () => {
    await store('policy', [['滨江', 1]]);
    await store(
      'labor',
      Array.from({ length: 30 }, (_, index) => [`泥工${index % 15}班`, index] as const),
    );
  });

  test('[SEARCH-002] suggestions keep the contract, ten at most, each word of a group once', async () => {
    const found = await suggested('泥工');
    expect(reader(promptCall)({ words: found })).toEqual({ words: found });
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ word }) => word)).size).toBe(10);
    expect((await words('滨江')).filter((word) => word === '滨江')).toHaveLength(2);
  });

  test('a name that several entries bear leads to the hottest of them', async () => {
    expect((await suggested('泥工14班'))[0]).toMatchObject({ word: '泥工14班', id: 'labor-29' });
  });

  test('[SEARCH-001][CALL-056] the groups of the specification, five words each, empty ones too', async () => {
    const wordList = await suggestInGroups(source(), '工');
    expect(reader(autoSearchCall)({ wordList })).toEqual({ wordList });
    expect(Object.keys(wordList)).toEqual([...GROUPS]);
    expect(wordList.labor).toHaveLength(5);
    expect(wordList.sl).toEqual([]);
    expect(wordList.labor?.every(({ group, word }) => group === 'labor' && word.includes('工'))).toBe(true);
  });
});

test('a word beyond the hottest entries and beyond what begins so is found by its tokens', async () => {
  await indexing(database)(
    Array.from({ length: 2_500 }, (_, index) =>
      anEntry(`标准厂房${index}`, { kind: 'sl', ref: `${index}`, heat: 9 }),
    ),
  );
  await indexing(database)([anEntry('某处水电站增容', { kind: 'sl', ref: 'cold', heat: 0 })]);
  expect(await words('水电站')).toEqual(['某处水电站增容']);
  expect(await words('msdz')).toEqual([]);
  expect(await words('mcsdz')).toEqual(['某处水电站增容']);
});

test('a removed record is suggested no more', async () => {
  await store('policy', [['独一无二的通知', 1]]);
  expect(await words('独一')).toEqual(['独一无二的通知']);
  await database.database.transaction((client) => removeRecords(client, 'policy', ['policy-0']));
  expect(await words('独一')).toEqual([]);
});

test('[CALL-055] the default words are the hottest', async () => {
  const prompt = await defaultPrompt(database.pool);
  expect(reader(defaultPromptCall)(prompt)).toEqual(prompt);
  expect(prompt.prompt).toBe('试试：老滨江厂房');
  expect(prompt.hot[0]).toBe('老滨江厂房');
  expect(prompt.hot).toHaveLength(8);
});

test('[CALL-055] however many ask for them, they are looked up once a minute', async () => {
  let moment = 0;
  const { routes, close } = searchServer({ pool: database.pool, now: () => moment });
  const asked = jest.spyOn(database.pool, 'query');
  const ask = asker(() => routes);
  try {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(defaultPromptCall)));
    const once = asked.mock.calls.length;
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(once).toBeLessThan(20);
    moment = 59_999;
    await ask(defaultPromptCall);
    expect(asked).toHaveBeenCalledTimes(once);
    moment = 60_000;
    await ask(defaultPromptCall);
    expect(asked).toHaveBeenCalledTimes(2 * once);
  } finally {
    asked.mockRestore();
    await close?.();
  }
});

test('a kind with one wrong sign is put right, and another word for a title offers it', async () => {
  await indexing(database)([
    anEntry('某小区 7#楼', { ref: 'tower', subtitle: '高层住宅 · 剪力墙结构' }),
    anEntry('混凝土垫层', { kind: 'bq_item', ref: 'bed' }),
    anEntry('运输', { kind: 'bq_item', ref: 'carry', subtitle: '商品砼' }),
  ]);
  expect(await words('高层住在')).toEqual(['高层住宅']);
  expect(await words('砼')).toEqual(['混凝土垫层']);
});
