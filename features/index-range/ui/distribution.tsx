import { useCallback } from 'react';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { histogramOption, type Histogram } from '#src/ui/chart/histogram-option';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import type { Palette } from '#src/ui/tokens';
import type { SubjectRange, SubjectRow } from '../contract';
import { say, sayMark, stripWords } from './labels';

type Samples = NonNullable<SubjectRange['histogram']>;

/** Samples by value, 推荐值 among them. */
const sampleHistogram = ({ classes }: Samples, row: SubjectRow): Histogram => {
  const { unit, recommended, p25, p75 } = row;
  const inUnit = (value: number) => say(value, unit);
  return {
    classes,
    band: p25 === null || p75 === null ? null : { p25, p75 },
    mark: recommended === null ? null : { value: recommended, words: `推荐值 ${inUnit(recommended)}` },
    say: (value) => sayMark(value, unit),
    tell: ({ from, to, count }) => `${inUnit(from)}–${inUnit(to)} ${unit}\n${formatNumber(count)} 个样本`,
  };
};

type Trend = SubjectRange['trend'];

const LINES = [
  ['p75', 'P75', 'fig-5', 'dashed'],
  ['p50', '中位', 'fig-1', 'solid'],
  ['p25', 'P25', 'fig-5', 'dashed'],
] as const;

/** Median and quartiles by half-year; a half-year of too few samples leaves a gap. */
const trendOption = (trend: Trend, unit: string, colour: Palette) => ({
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

type HistogramClass = Samples['classes'][number];
const classColumns = (unit: string): readonly Column<HistogramClass>[] => [
  { key: 'class', title: unit, cell: ({ from, to }) => `${say(from, unit)}–${say(to, unit)}` },
  { key: 'count', title: '样本数', numeric: true, cell: ({ count }) => formatNumber(count) },
];
const trendColumns = (unit: string): readonly Column<Trend[number]>[] => [
  { key: 'half', title: '半年', cell: ({ half }) => half },
  { key: 'n', title: '样本', numeric: true, cell: ({ n }) => formatNumber(n) },
  { key: 'p25', title: 'P25', numeric: true, cell: ({ p25 }) => say(p25, unit) },
  { key: 'p50', title: '中位', numeric: true, cell: ({ p50 }) => say(p50, unit) },
  { key: 'p75', title: 'P75', numeric: true, cell: ({ p75 }) => say(p75, unit) },
];

export const HistogramChart = ({
  histogram,
  row,
}: {
  readonly histogram: Samples;
  readonly row: SubjectRow;
}) => {
  const draw = useCallback(
    (colour: Palette) => histogramOption(sampleHistogram(histogram, row), colour),
    [histogram, row],
  );
  const { below, beyond, classes } = histogram;
  return (
    <div>
      <ChartFrame
        label={`样本分布图。${stripWords(row)}`}
        draw={draw}
        table={
          <DataTable
            caption="样本分布"
            columns={classColumns(row.unit)}
            rows={classes}
            rowKey={({ from }) => String(from)}
          />
        }
      />
      {below + beyond > 0 && (
        <p className="muted">
          图外另有离群样本：低于下界 {below} 个，高于上界 {beyond} 个；它们都计入各项统计。
        </p>
      )}
    </div>
  );
};

export const TrendChart = ({
  trend,
  row: { name, unit },
}: {
  readonly trend: Trend;
  readonly row: SubjectRow;
}) => {
  const draw = useCallback((colour: Palette) => trendOption(trend, unit, colour), [trend, unit]);
  return (
    <ChartFrame
      label={`${name}半年走势：${trend.map(({ half, p50 }) => `${half} ${say(p50, unit)}`).join('，')}`}
      draw={draw}
      table={
        <DataTable caption="半年走势" columns={trendColumns(unit)} rows={trend} rowKey={({ half }) => half} />
      }
    />
  );
};
