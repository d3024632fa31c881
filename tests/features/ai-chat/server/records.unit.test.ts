import { recordAnswerer, thingIn } from '#features/ai-chat/server/answerers/records';
import type { PricedRecord } from '#features/ai-chat/server/figures/fitting-offers';
import type { Offer } from '#features/ai-chat/server/figures/price-offers';
import type { QuestionInBasis } from '#features/ai-chat/server/reading/in-basis';
import { blocksOf, textOf } from './blocks-of';

const HUBEI = { areaId: '17', name: '湖北' };
const HUNAN = { areaId: '18', name: '湖南' };

test.each([
  ['挖一般土方多少钱', '挖一般土方'],
  ['墙面一般抹灰一般多少钱？', '墙面一般抹灰'],
  ['湖北和湖南有梁板哪里贵', '有梁板'],
  ['和湖北比，湖南有梁板谁贵', '有梁板'],
  ['湖北和易性检测多少钱', '和易性检测'],
  ['湖北比湖南 砂浆配合比试验价格', '砂浆配合比试验'],
  ['湖北省与湖南省的土方一般是什么价', '土方'],
  ['防水与保温一体板单价', '防水与保温一体板'],
])('%s asks about %s', (question, thing) => {
  expect(thingIn(question, [HUBEI, HUNAN])).toBe(thing);
});

const record = (price: number | null, period: string): PricedRecord => ({
  title: '有梁板 C30',
  price,
  period,
  unit: '元/m³',
  taxBasis: '除税',
  n: 1,
  low: null,
  high: null,
  areaName: '',
  source: 'sample',
  link: '/search',
});
const reading: QuestionInBasis = {
  types: [],
  places: [HUBEI, HUNAN],
  structures: [],
  contents: [],
  series: [],
  months: [],
  basis: { taxBasis: '除税' },
  basisWords: '',
  isTaxAssumed: true,
};
const cautionsOf = async (periods: Readonly<Record<string, string>>) => {
  const answerer = recordAnswerer({
    find: async ({ areaId = '' }) => record(Number(areaId) * 10, periods[areaId] ?? ''),
    entries: async () => [],
    market: async () => [],
  });
  const { blocks } = await answerer.answer(reading, '湖北和湖南有梁板哪里贵', new AbortController().signal);
  return blocks.flatMap((block) => (block.kind === 'caution' ? [block.text] : []));
};

test('prices of two months are compared with the word that they are not rebased', async () => {
  expect(await cautionsOf({ 17: '2025-07', 18: '2025-09' })).toEqual([
    '两者的价格期不同（2025-07 与 2025-09），未折算到同一期，差异中含价格随时间的变化。',
  ]);
  expect(await cautionsOf({ 17: '2025-09', 18: '2025-09' })).toEqual([]);
});

const offer = (title: string, price: number | null, n: number): Offer => ({
  ...record(price, '2025-09'),
  kind: 'bill',
  title,
  n,
  low: n > 1 ? 100 : null,
  high: n > 1 ? 300 : null,
  sources: ['sample'],
});
const told = async (places: QuestionInBasis['places'], offersIn: (areaId?: string) => readonly Offer[]) => {
  const answerer = recordAnswerer({
    find: async () => undefined,
    entries: async ({ areaId }) => offersIn(areaId),
    market: async () => [],
  });
  const signal = new AbortController().signal;
  const { blocks } = await answerer.answer({ ...reading, places }, '有梁板 C30 多少钱', signal);
  return blocks;
};

test('both of two are told beside others, too', async () => {
  const blocks = await told([HUBEI], () => [
    offer('有梁板 C30 现浇', 200, 12),
    offer('有梁板 C30 泵送', null, 2),
  ]);
  expect(textOf(blocks)).toContain('“有梁板 C30 泵送” 100.00 元/m³ 和 300.00 元/m³');
  const beside = blocksOf(blocks, 'figures').at(-1);
  expect(beside?.caption).toContain('3 条及以上取中位数');
  expect(beside?.rows.map(({ label, value }) => [label, value])).toEqual([
    ['有梁板 C30 泵送（最低）', 100],
    ['有梁板 C30 泵送（最高）', 300],
  ]);
});

test('what has no middle is compared with nothing', async () => {
  const blocks = await told([HUBEI, HUNAN], (areaId) => [
    areaId === HUBEI.areaId ? offer('有梁板 C30', 200, 12) : offer('有梁板 C30', null, 2),
  ]);
  expect(textOf(blocks)).not.toMatch(/湖南比湖北/);
  expect(blocksOf(blocks, 'caution').map(({ text }) => text)).toEqual([
    '只有两条记录的一方没有中位数，各地的价格不作比较。',
  ]);
});
