import { LABOR_SECTIONS } from '#features/labor/contract';
import { SAMPLE_ITEMS } from '#features/labor/samples/items';
import { PROVINCES, samplePrices, type SamplePrice } from '#features/labor/samples/sample-prices';

const itemOf = (id: string) => {
  const item = SAMPLE_ITEMS.find((one) => one.id === id);
  if (!item) throw new Error(`no item ${id}`);
  return item;
};
const pricesOf = (id: string) => samplePrices(itemOf(id));
const recent = (prices: readonly SamplePrice[] = []) =>
  prices.filter(({ period }) => period >= '2024-01' && period <= '2025-12');

/** What the work costs in the years 2024 and 2025, in 元. */
const RANGES: readonly (readonly [id: string, from: number, to: number])[] = [
  ['formwork-timber', 46, 66],
  ['formwork-aluminium', 30, 42],
  ['rebar', 900, 1_400],
  ['concrete', 25, 45],
  ['block-aac', 220, 320],
  ['brick', 280, 380],
  ['plaster-inner', 18, 28],
  ['plaster-outer', 22, 35],
  ['scaffold', 18, 32],
  ['waterproof-sbs', 8, 16],
  ['insulation-outer', 30, 50],
  ['paint-inner', 14, 25],
  ['tile-floor', 30, 55],
  ['tile-wall', 45, 75],
  ['services', 45, 90],
  ['day-helper', 180, 260],
  ['day-carpenter', 320, 450],
  ['day-steel-fixer', 320, 450],
  ['day-mason', 320, 450],
  ['day-plasterer', 320, 450],
  ['day-scaffolder', 320, 450],
  ['day-electrician', 300, 400],
  ['day-painter', 300, 400],
  ['day-waterproofer', 320, 420],
];

test.each(RANGES)(
  '%s keeps its range: the middle in every place, low to high in the country',
  (id, from, to) => {
    const prices = pricesOf(id);
    for (const places of prices.values()) {
      for (const { middle } of recent(places)) {
        expect(middle).toBeGreaterThanOrEqual(from);
        expect(middle).toBeLessThanOrEqual(to);
      }
    }
    for (const { low, high } of recent(prices.get(1))) {
      expect(low).toBeGreaterThanOrEqual(from);
      expect(high).toBeLessThanOrEqual(to);
    }
  },
);

test('every section has items, and every item a price a month in every province and the country', () => {
  expect([...new Set(SAMPLE_ITEMS.map(({ section }) => section))].sort()).toEqual([...LABOR_SECTIONS].sort());
  const prices = pricesOf('rebar');
  expect([...prices.keys()]).toEqual([1, ...PROVINCES]);
  for (const places of prices.values()) {
    expect(places).toHaveLength(37);
    expect(places.at(-1)?.period).toBe('2025-09');
    for (const { low, middle, high, n } of places) {
      expect(low).toBeLessThan(middle);
      expect(middle).toBeLessThan(high);
      expect(n).toBeGreaterThanOrEqual(3);
    }
  }
});

test('the price of an item follows the day rate of its trade, place by place', () => {
  const [item, day] = [pricesOf('rebar'), pricesOf('day-steel-fixer')];
  for (const areaId of PROVINCES) {
    const [price, rate] = [item.get(areaId)?.at(-1)?.middle ?? NaN, day.get(areaId)?.at(-1)?.middle ?? NaN];
    const wages = rate / itemOf('rebar').output;
    expect(price / wages).toBeGreaterThan(1.1);
    expect(price / wages).toBeLessThan(1.2);
  }
});

test('what is paid with materials and tax costs more than the bare work', () => {
  for (const { id } of SAMPLE_ITEMS.filter(({ mode }) => mode === '扩大劳务')) {
    const [wide, bare] = [pricesOf(id), pricesOf(id.replace(/-wide$/, ''))];
    expect(wide.get(1)?.at(-1)?.middle ?? 0).toBeGreaterThan(bare.get(1)?.at(-1)?.high ?? Infinity);
  }
});

test('what a price holds follows the way it is priced: insurance with the wide, none with bare work and days', () => {
  const [bare, wide] = [itemOf('rebar'), { ...itemOf('rebar'), mode: '扩大劳务' as const }];
  const [without, insured] = [bare, wide].map((item) => samplePrices(item).get(1)?.at(-1)?.middle ?? NaN);
  expect((insured ?? 0) / (without ?? 0)).toBeGreaterThan(1.03 * 1.01);
  expect((insured ?? 0) / (without ?? 0)).toBeLessThan(1.03 * 1.015);
});

test('the country lies between its provinces and counts their prices together', () => {
  const prices = pricesOf('formwork-timber');
  const provinces = PROVINCES.map((areaId) => prices.get(areaId)?.at(-1));
  const middles = provinces.map((price) => price?.middle ?? NaN);
  const nation = prices.get(1)?.at(-1);
  expect(nation?.middle).toBeGreaterThan(Math.min(...middles));
  expect(nation?.middle).toBeLessThan(Math.max(...middles));
  expect(nation?.n).toBe(provinces.reduce((sum, price) => sum + (price?.n ?? 0), 0));
});
