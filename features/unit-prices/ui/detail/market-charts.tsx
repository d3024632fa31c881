import { useCallback } from 'react';
import { histogramOption } from '#src/ui/chart/histogram-option';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { formatNumber, NO_VALUE } from '#src/ui/format';
import type { Palette } from '#src/ui/tokens';
import type { Distribution, Trend } from '../../contract-market';
import { bandsText } from '../bands-text';
import { priceHistogram, regionsOption, trendOption, type Classes, type Regions } from './market-options';

interface DistributionProps {
  readonly distribution: Distribution;
  /** The record's own price as it is read, 元; null where it cannot be. */
  readonly own: number | null;
}

const classColumns: readonly Column<Classes[number]>[] = [
  {
    key: 'class',
    title: '单价 元',
    cell: ({ from, to }) => `${formatNumber(from, 2)}–${formatNumber(to, 2)}`,
  },
  { key: 'count', title: '条数', numeric: true, cell: ({ count }) => formatNumber(count) },
];

export const Histogram = ({
  distribution,
  classes,
  own,
}: DistributionProps & { readonly classes: Classes }) => {
  const draw = useCallback(
    (colour: Palette) => histogramOption(priceHistogram(classes, distribution, own), colour),
    [classes, distribution, own],
  );
  return (
    <ChartFrame
      label={`单价分布，${distribution.statistics.reference}：${bandsText(distribution.statistics.bands)}`}
      draw={draw}
      table={
        <DataTable
          caption="单价分布"
          columns={classColumns}
          rows={classes}
          rowKey={({ from }) => String(from)}
        />
      }
    />
  );
};

const regionColumns: readonly Column<Regions[number]>[] = [
  { key: 'area', title: '地区', cell: ({ areaName }) => areaName },
  { key: 'p50', title: '中位 元', numeric: true, cell: ({ p50 }) => <Figure value={p50} /> },
  { key: 'bands', title: '区间', from: 'tablet', cell: ({ bands }) => bandsText(bands) },
  { key: 'n', title: '样本', numeric: true, cell: ({ n }) => formatNumber(n) },
];

export const RegionBars = ({ distribution: { regions, scope }, own }: DistributionProps) => {
  const draw = useCallback(
    (colour: Palette) => regionsOption(regions, scope.areaId, own, colour),
    [regions, scope.areaId, own],
  );
  const [highest] = regions;
  return (
    <ChartFrame
      label={`各地区中位单价，最高${highest ? `${highest.areaName} ${formatNumber(highest.p50, 2)} 元` : NO_VALUE}`}
      draw={draw}
      table={
        <DataTable
          caption="各地区中位单价"
          columns={regionColumns}
          rows={regions}
          rowKey={({ areaId }) => areaId}
        />
      }
    />
  );
};

type Point = Trend['points'][number] & {
  readonly nationwide: number | null;
  readonly asQuoted: number | null;
};
const columnsOf = (isRebased: boolean): readonly Column<Point>[] => [
  { key: 'period', title: '月份', cell: ({ period }) => period },
  { key: 'p50', title: '中位 元', numeric: true, cell: ({ p50 }) => <Figure value={p50} /> },
  ...(isRebased
    ? [
        {
          key: 'asQuoted',
          title: '原值 元',
          numeric: true,
          cell: ({ asQuoted }: Point) => <Figure value={asQuoted} />,
        },
      ]
    : []),
  { key: 'all', title: '全国 元', numeric: true, cell: ({ nationwide }) => <Figure value={nationwide} /> },
  { key: 'n', title: '样本', numeric: true, cell: ({ n }) => formatNumber(n) },
];

const endsOf = (points: Trend['points']): string => {
  const known = points.flatMap(({ period, p50 }) =>
    p50 === null ? [] : [`${period} ${formatNumber(p50, 2)} 元`],
  );
  const ends = [known[0], known.at(-1)].filter((end) => end !== undefined);
  return ends.length > 0 ? `，${[...new Set(ends)].join(' 至 ')}` : '，暂无样本';
};

export interface CourseChartProps {
  /** As it is read in the basis of the page. */
  readonly trend: Trend;
  readonly asQuoted: Trend;
}

export const CourseChart = ({ trend, asQuoted }: CourseChartProps) => {
  const draw = useCallback((colour: Palette) => trendOption(trend, colour), [trend]);
  const { points, nationwide, scope } = trend;
  const of = new Map(nationwide.map(({ period, p50 }) => [period, p50]));
  return (
    <ChartFrame
      label={`${scope.areaName}近 ${points.length} 个月的中位单价${endsOf(points)}`}
      draw={draw}
      table={
        <DataTable
          caption="中位单价走势"
          columns={columnsOf(points.some(({ p50 }, at) => p50 !== asQuoted.points[at]?.p50))}
          rows={points.map((point, at) => ({
            ...point,
            nationwide: of.get(point.period) ?? null,
            asQuoted: asQuoted.points[at]?.p50 ?? null,
          }))}
          rowKey={({ period }) => period}
        />
      }
    />
  );
};
