import { useCallback } from 'react';
import { histogramOption } from '#src/ui/chart/histogram-option';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import type { Palette } from '#src/ui/tokens';
import type { SubjectRow } from '../contract';
import { sampleHistogram, type Samples } from './sample-histogram';
import { trendOption, type Trend } from './trend-option';
import { say, stripWords } from './labels';

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
