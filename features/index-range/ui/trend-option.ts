import type { Palette } from '#src/ui/tokens';
import type { SubjectRange } from '../contract';
import { say, sayMark } from './labels';

export type Trend = SubjectRange['trend'];

const LINES = [
  ['p75', 'P75', 'fig-5', 'dashed'],
  ['p50', '中位', 'fig-1', 'solid'],
  ['p25', 'P25', 'fig-5', 'dashed'],
] as const;

/** Median and quartiles by half-year; a half-year of too few samples leaves a gap. */
export const trendOption = (trend: Trend, unit: string, colour: Palette) => ({
  grid: { left: 8, right: 16, top: 34, bottom: 8, containLabel: true },
  legend: { top: 0, right: 0, textStyle: { color: colour['ink-2'] }, itemWidth: 18 },
  tooltip: { trigger: 'axis', valueFormatter: (value: number | null) => say(value ?? null, unit) },
  xAxis: {
    type: 'category',
    data: trend.map(({ half }) => half),
    axisLabel: { color: colour['ink-3'] },
    axisLine: { lineStyle: { color: colour['rule-strong'] } },
  },
  yAxis: {
    type: 'value',
    scale: true,
    axisLabel: { color: colour['ink-3'], formatter: (value: number) => sayMark(value, unit) },
    splitLine: { lineStyle: { color: colour.rule } },
  },
  series: LINES.map(([key, name, tone, type]) => ({
    type: 'line',
    name,
    symbolSize: key === 'p50' ? 6 : 4,
    data: trend.map((point) => point[key]),
    lineStyle: { color: colour[tone], type, width: key === 'p50' ? 2 : 1 },
    itemStyle: { color: colour[tone] },
  })),
});
