import { histogramOption, type Histogram } from '#src/ui/chart/histogram-option';
import { light } from '#src/ui/tokens';

const histogram = (given: Partial<Histogram>): Histogram => ({
  classes: [
    { from: 2000, to: 2500, count: 3 },
    { from: 2500, to: 3000, count: 9 },
  ],
  band: { p25: 2600, p75: 2900 },
  mark: { value: 2700, words: '本工程 2,700' },
  say: String,
  tell: ({ from, count }) => `${from}: ${count}`,
  ...given,
});
const draw = (given: Partial<Histogram>) => histogramOption(histogram(given), light);

test('it reaches as far as what is marked', () => {
  const reach = ({ xAxis }: ReturnType<typeof draw>) => [xAxis.min, xAxis.max];
  expect(reach(draw({}))).toEqual([2000, 3000]);
  expect(reach(draw({ mark: { value: 3400, words: '' } }))).toEqual([2000, 3400]);
  expect(reach(draw({ mark: null }))).toEqual([2000, 3000]);
});

test('a bar stands in the middle of its class and tells it', () => {
  expect(draw({}).series[0]?.data).toEqual([
    { value: [2250, 3], tooltip: { formatter: '2000: 3' } },
    { value: [2750, 9], tooltip: { formatter: '2500: 9' } },
  ]);
});

test('no line without a mark, no middle half without a band', () => {
  expect(draw({}).series[0]).toMatchObject({
    markLine: { label: { formatter: '本工程 2,700' }, data: [{ xAxis: 2700 }] },
    markArea: { data: [[{ xAxis: 2600 }, { xAxis: 2900 }]] },
  });
  expect(draw({ mark: null, band: null }).series[0]).not.toHaveProperty('markLine');
  expect(draw({ mark: null, band: null }).series[0]).not.toHaveProperty('markArea');
});
