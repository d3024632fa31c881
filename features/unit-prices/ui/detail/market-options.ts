import type { Histogram } from '#src/ui/chart/histogram-option';
import { markLineAt } from '#src/ui/chart/mark-line';
import { formatNumber } from '#src/ui/format';
import type { Palette } from '#src/ui/tokens';
import type { Distribution, Trend } from '../../contract-market';
import { bandOf } from '../bands-text';
import { OWN } from '../labels';

export type Classes = NonNullable<Distribution['histogram']>;
export type Regions = Distribution['regions'];

const grid = { left: 8, right: 24, top: 34, bottom: 8, containLabel: true };
const axisText = (colour: Palette) => ({ color: colour['ink-3'] });
const rules = (colour: Palette) => ({ lineStyle: { color: colour.rule } });

/** A record that cannot be read like the others has no place among them. */
const ownMark = (own: number | null) =>
  own === null ? null : { value: own, words: `${OWN} ${formatNumber(own, 2)}` };
const ownLine = (own: number | null, colour: Palette) => {
  const mark = ownMark(own);
  return mark && { markLine: markLineAt(mark.value, mark.words, colour, 'yAxis') };
};

/** Prices by class, the record's own among them. */
export const priceHistogram = (
  classes: Classes,
  { statistics }: Pick<Distribution, 'statistics'>,
  own: number | null,
): Histogram => ({
  classes,
  band: bandOf(statistics.bands),
  mark: ownMark(own),
  say: (value) => formatNumber(value, value < 100 ? 1 : 0),
  tell: ({ from, to, count }) => `${formatNumber(from, 2)}–${formatNumber(to, 2)} 元\n${count} 条`,
  // The dearest of all stands at the edge, with its price above it.
  right: 48,
});

/** So many names side by side are written downwards, as Chinese may be. */
const MANY = 12;
const downwards = (name: string): string => [...name].join('\n');

/** Medians by province, the highest first; the place that is compared with stands out. Bars begin at zero. */
export const regionsOption = (regions: Regions, areaId: string, own: number | null, colour: Palette) => {
  const known = regions.filter(({ p50 }) => p50 !== null);
  return {
    grid: { ...grid, bottom: 24 },
    tooltip: { trigger: 'item' },
    xAxis: {
      type: 'category',
      data: known.map(({ areaName }) => areaName),
      axisLabel: {
        ...axisText(colour),
        interval: 0,
        ...(known.length > MANY && { fontSize: 10, lineHeight: 12, hideOverlap: true, formatter: downwards }),
      },
      axisLine: { lineStyle: { color: colour['rule-strong'] } },
    },
    yAxis: { type: 'value', min: 0, axisLabel: axisText(colour), splitLine: rules(colour) },
    series: [
      {
        type: 'bar',
        barMaxWidth: 22,
        data: known.map((region) => ({
          value: region.p50,
          itemStyle: { color: colour[region.areaId === areaId ? 'fig-2' : 'fig-1'] },
          tooltip: {
            formatter: `${region.areaName} 中位 ${formatNumber(region.p50, 2)} 元\n${region.n} 条`,
          },
        })),
        ...ownLine(own, colour),
      },
    ],
  };
};

/** Medians of the place and of the whole country by month; a month of too few prices is a gap. */
export const trendOption = ({ scope, points, nationwide }: Trend, colour: Palette) => {
  const series = [
    { name: scope.areaName, values: points, colour: colour['fig-1'], type: 'solid' },
    ...(nationwide.length > 0
      ? [{ name: '全国', values: nationwide, colour: colour['fig-5'], type: 'dashed' }]
      : []),
  ];
  return {
    grid,
    legend: { top: 0, right: 0, textStyle: { color: colour['ink-2'] } },
    tooltip: { trigger: 'axis' },
    xAxis: {
      type: 'category',
      data: points.map(({ period }) => period),
      axisLabel: axisText(colour),
      axisLine: { lineStyle: { color: colour['rule-strong'] } },
    },
    yAxis: { type: 'value', scale: true, axisLabel: axisText(colour), splitLine: rules(colour) },
    series: series.map(({ name, values, colour: line, type }) => ({
      name,
      type: 'line',
      // A month between two gaps would not be seen without its dot.
      symbolSize: 4,
      connectNulls: false,
      lineStyle: { color: line, width: 2, type },
      itemStyle: { color: line },
      data: values.map(({ p50 }) => p50),
    })),
  };
};
