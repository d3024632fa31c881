import { priceOfContent } from '#features/projects/price-of-content';

const part = (name: string, unitCost: number) => ({
  name,
  amount: 0,
  unitCost,
  share: 0,
  samples: 0,
  peers: null,
});
const of = (areaAbove: number, areaBelow: number) => ({
  parts: [part('混凝土工程', 250), part('钢筋工程', 180)],
  overview: { areaAbove, areaBelow },
});
const content = (name: string, unit: string, above: number | null, below: number | null) => ({
  name,
  unit,
  above,
  below,
  samples: 0,
  peers: null,
});

test('a part divided by its content is a price of what the content is measured in', () => {
  const concrete = content('混凝土', 'm³/㎡', 0.4, 1.2);
  expect(priceOfContent(of(9_000, 1_000), concrete)).toMatchObject({ price: 520.83, unit: '元/m³' });
  expect(priceOfContent(of(9_000, 1_000), concrete)?.quantity).toBeCloseTo(0.48, 10);
});

test('rebar is priced by the tonne', () => {
  expect(priceOfContent(of(10_000, 0), content('钢筋', 'kg/㎡', 45, null))).toMatchObject({
    price: 4_000,
    unit: '元/t',
  });
});

test('without the part, the content or one half of it there is no price', () => {
  expect(priceOfContent(of(9_000, 1_000), content('混凝土', 'm³/㎡', 0.4, null))).toBeUndefined();
  expect(priceOfContent(of(10_000, 0), content('混凝土', 'm³/㎡', 0, null))).toBeUndefined();
  expect(priceOfContent(of(10_000, 0), content('砌体', 'm³/㎡', 0.1, null))).toBeUndefined();
  expect(priceOfContent(of(10_000, 0), content('电缆', 'm/㎡', 2, null))).toBeUndefined();
});
