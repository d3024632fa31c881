import { createHash } from 'node:crypto';
import { sampleIndexes, type SampleSeries } from '#features/cost-indexes/samples/sample-indexes';

const all = sampleIndexes();
const named = (id: string): SampleSeries => {
  const found = all.find((series) => series.id === id);
  if (!found) throw new Error(`no series ${id}`);
  return found;
};
const valueOf = (id: string, period: string) =>
  named(id).points.find((point) => point.period === period)?.value ?? NaN;

const published = ({ points }: SampleSeries) => points.filter(({ status }) => status !== 'forecast');
const monthly = all.filter(({ frequency }) => frequency === 'month');

test('every monthly series runs from 2020-01 to 2025-09 without a gap', () => {
  for (const series of monthly) {
    const points = published(series);
    expect(points).toHaveLength(69);
    expect([points[0]?.period, points[68]?.period]).toEqual(['2020-01', '2025-09']);
  }
});

test('quarters and years are whole', () => {
  expect(
    published(named('labour-q-1'))
      .map(({ period }) => period)
      .slice(-2),
  ).toEqual(['2025-04', '2025-07']);
  expect(published(named('composite-y-1')).map(({ period }) => period)).toEqual([
    '2020-01',
    '2021-01',
    '2022-01',
    '2023-01',
    '2024-01',
  ]);
});

test('a quarter or a year is the mean of its published months, and provisional only while one of them is', () => {
  for (const [id, of, length] of [
    ['composite-y-1', 'composite-1', 12],
    ['labour-q-1', 'labour-1', 3],
  ] as const) {
    const months = published(named(of));
    const partOf = (at: number) => months.slice(at * length, (at + 1) * length);
    const meanOf = (at: number) => partOf(at).reduce((sum, { value }) => sum + value, 0) / length;
    for (const [at, { value, status }] of published(named(id)).entries()) {
      expect(Math.abs(value - (meanOf(at) / meanOf(0)) * 100)).toBeLessThanOrEqual(0.005 + 1e-9);
      expect(status).toBe(partOf(at).every((month) => month.status === 'firm') ? 'firm' : 'provisional');
    }
  }
  expect(published(named('composite-y-1')).at(-1)?.status).toBe('firm');
  expect(published(named('labour-q-1')).at(-1)?.status).toBe('provisional');
});

test('indexes are forecast for three months, prices never', () => {
  for (const { unit, points } of monthly) {
    const forecasts = points.filter(({ status }) => status === 'forecast').map(({ period }) => period);
    expect(forecasts).toEqual(unit === '点' ? ['2025-10', '2025-11', '2025-12'] : []);
  }
});

test('[DATA-002] every category and item of the section has a series', () => {
  const kinds = new Set(all.map(({ category, item }) => [category, item].filter(Boolean).join(' ')));
  for (const kind of ['综合', '人工', '机械']) expect(kinds).toContain(kind);
  for (const item of ['住宅', '公建', '工业', '市政', '轨道', '水利'])
    expect(kinds).toContain(`单项 ${item}`);
  for (const item of ['钢材', '商砼', '水泥', '砂石', '电缆']) expect(kinds).toContain(`材料 ${item}`);
});

test('a revised value says what it was before, and stays near it', () => {
  const revised = all.flatMap(({ id, revisions }) =>
    revisions.map((one) => ({ ...one, now: valueOf(id, one.period) })),
  );
  expect(revised.length).toBeGreaterThan(100);
  for (const { before, after, now, period, revisedOn } of revised) {
    expect(after).toBe(now);
    expect(before).not.toBe(after);
    expect(Math.abs(before / after - 1)).toBeLessThan(0.01);
    expect(revisedOn > period).toBe(true);
  }
});

test('the country and every province have a composite and a labour series', () => {
  for (let areaId = 1; areaId <= 32; areaId++) {
    expect(named(`composite-${areaId}`)).toMatchObject({ category: '综合', areaId: String(areaId) });
    expect(named(`labour-${areaId}`)).toMatchObject({ category: '人工', areaId: String(areaId) });
  }
});

test.each([
  ['2020-01', 100],
  ['2021-10', 110],
  ['2022-07', 107],
  ['2023-06', 104.2],
  ['2024-06', 102.1],
  ['2025-09', 100.9],
])('the nationwide composite of %s is %f', (period, value) => {
  expect(valueOf('composite-1', period)).toBe(value);
});

test('every index is 100 in its base period', () => {
  for (const { id, basePeriod } of all) if (basePeriod) expect(valueOf(id, basePeriod)).toBe(100);
});

test('wages rise by two and a half percent a year', () => {
  expect(valueOf('labour-1', '2025-01') / 100).toBeCloseTo(1.025 ** 5, 2);
});

test.each([
  ['rebar-1', 3300, 5600],
  ['concrete-1', 380, 520],
  ['cement-1', 300, 650],
  ['cable-1', 50, 105],
  ['sand-1', 120, 210],
])('%s stays between %i and %i', (id, low, high) => {
  const values = named(id).points.map(({ value }) => value);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(low);
  expect(Math.max(...values)).toBeLessThanOrEqual(high);
});

test('provinces keep within a plausible distance of the country and differ among themselves', () => {
  const newest = Array.from({ length: 31 }, (_, index) => valueOf(`composite-${index + 2}`, '2025-09'));
  for (const value of newest) expect(Math.abs(value - 100.9)).toBeLessThan(2.5);
  expect(new Set(newest).size).toBeGreaterThan(20);
});

test('the newest three months are provisional, the others firm', () => {
  const statuses = published(named('composite-1')).map(({ status }) => status);
  expect(statuses.slice(-4)).toEqual(['firm', 'provisional', 'provisional', 'provisional']);
  expect(statuses.indexOf('provisional')).toBe(66);
});

test('weights add up to a hundred, and what is itself a component has none', () => {
  for (const { category, weights } of all) {
    const sum = Object.values(weights ?? {}).reduce((total, weight) => total + weight, 0);
    expect(sum).toBe(category === '综合' || category === '单项' ? 100 : 0);
  }
});

test('everything generated says that it is a sample', () => {
  expect(all.every(({ source, method }) => source === 'sample' && method.includes('样例'))).toBe(true);
});

test('the curves are the same on every run', () => {
  const digest = (series: readonly SampleSeries[]) =>
    createHash('sha256').update(JSON.stringify(series)).digest('hex');
  expect(digest(sampleIndexes())).toBe(digest(all));
  expect(valueOf('composite-20', '2025-08')).toBe(101.38);
});

test('a series of one material names what it is the price of: class, grade or section', () => {
  const names = all.filter(({ unit }) => unit.startsWith('元')).map(({ name }) => name);
  expect(names).toEqual([
    'HRB400 螺纹钢',
    'C30 商品混凝土',
    'P·O 42.5 水泥',
    '铜芯电缆 YJV 4×25+1×16',
    '中砂',
  ]);
});
