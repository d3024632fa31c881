import { formatNumber } from '../../../../src/ui/format';
import type { Palette } from '../../../../src/ui/tokens';
import type { Distribution, Trend } from '../../contract-market';
import { bandOf } from '../bands-text';
import { OWN } from '../labels';

export type Classes = NonNullable<Distribution['histogram']>;
export type Regions = Distribution['regions'];

const middle = ({ from, to }: Classes[number]) => (from + to) / 2;
const grid = { left: 8, right: 24, top: 34, bottom: 8, containLabel: true };
const axisText = (colour: Palette) => ({ color: colour['ink-3'] });
const rules = (colour: Palette) => ({ lineStyle: { color: colour.rule } });

/** A record that cannot be read like the others has no place among them. */
const ownLine = (own: number | null, colour: Palette, at: 'xAxis' | 'yAxis') =>
  own === null ? {} : { markLine: lineAt(own, colour, at) };

const lineAt = (own: number, colour: Palette, at: 'xAxis' | 'yAxis') => ({
  symbol: 'none',
  silent: true,
  lineStyle: { color: colour.seal, width: 2, type: 'solid' },
  label: {
    color: colour.seal,
    formatter: `${OWN} ${formatNumber(own, 2)}`,
    position: at === 'xAxis' ? 'end' : 'insideEndTop',
  },
  data: [{ [at]: own }],
});

/** Prices by class, their middle half in grey behind them, the record's own as a red line. */
export const histogramOption = (
  classes: Classes,
  { statistics }: Pick<Distribution, 'statistics'>,
  own: number | null,
  colour: Palette,
) => {
  const band = bandOf(statistics.bands);
  const known = own === null ? [] : [own];
  return {
    // The dearest of all stands at the edge, with its price above it.
    grid: { ...grid, right: 48 },
    tooltip: { trigger: 'item' },
    xAxis: {
      type: 'value',
      min: Math.min(...known, ...classes.map(({ from }) => from)),
      max: Math.max(...known, ...classes.map(({ to }) => to)),
      axisLabel: {
        ...axisText(colour),
        formatter: (value: number) => formatNumber(value, value < 100 ? 1 : 0),
        showMinLabel: false,
        showMaxLabel: false,
      },
      axisLine: { lineStyle: { color: colour['rule-strong'] } },
      splitLine: { show: false },
    },
    yAxis: { type: 'value', minInterval: 1, axisLabel: axisText(colour), splitLine: rules(colour) },
    series: [
      {
        type: 'bar',
        barWidth: '96%',
        itemStyle: { color: colour['fig-1'] },
        data: classes.map((each) => ({
          value: [middle(each), each.count],
          name: `${formatNumber(each.from, 2)}–${formatNumber(each.to, 2)} 元`,
          tooltip: {
            formatter: `${formatNumber(each.from, 2)}–${formatNumber(each.to, 2)} 元\n${each.count} 条`,
          },
        })),
        ...ownLine(own, colour, 'xAxis'),
        ...(band && {
          markArea: {
            silent: true,
            itemStyle: { color: colour['fig-5'], opacity: 0.18 },
            data: [[{ xAxis: band.p25 }, { xAxis: band.p75 }]],
          },
        }),
      },
    ],
  };
};

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
        ...ownLine(own, colour, 'yAxis'),
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
