import { useCallback, type ReactNode } from 'react';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Palette } from '#src/ui/tokens';
import type { PriceTrend } from '../../contract-line';
import { CitedPrice, sayBand, sayPrice } from '../cited-price';
import { lineOption } from './line-option';
import * as styles from '../labor.module.css';

type Point = PriceTrend['points'][number];

const percent = (from: number, to: number): string => `${((to / from - 1) * 100).toFixed(1)}%`;

/** How the price went against the index, over the same months. */
const wordsOf = ({ row, points, index }: PriceTrend): string => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return `${row.name}只有一期价格。`;
  const own = `${row.areaName}${row.name} ${first.period} 至 ${last.period}中价由 ${sayPrice(first.middle)} 到 ${sayPrice(last.middle)} 元/${row.unit}，变动 ${percent(first.middle, last.middle)}`;
  const at = (period: string) => index?.points.find((point) => point.period === period)?.value;
  const [from, to] = [at(first.period), at(last.period)];
  if (!index || from === undefined || to === undefined) return `${own}。`;
  return `${own}；同期${index.areaName}${index.name}变动 ${percent(from, to)}。`;
};

const tableOf = ({ row, index }: PriceTrend): readonly Column<Point>[] => [
  { key: 'period', title: '期', unbroken: true, cell: ({ period }) => period },
  { key: 'low', title: '低 元', numeric: true, cell: ({ low }) => <Figure value={low} /> },
  {
    key: 'middle',
    title: '中 元',
    numeric: true,
    cell: (point) => (
      <CitedPrice item={row} band={{ ...point, areaName: row.areaName }}>
        <Figure value={point.middle} />
      </CitedPrice>
    ),
  },
  { key: 'high', title: '高 元', numeric: true, cell: ({ high }) => <Figure value={high} /> },
  { key: 'n', title: 'n', numeric: true, cell: ({ n }) => n },
  {
    key: 'index',
    title: '人工费指数',
    numeric: true,
    from: 'tablet',
    cell: ({ period }) => <Figure value={index?.points.find((point) => point.period === period)?.value} />,
  },
];

export interface CourseSectionProps {
  readonly trend: PriceTrend;
  readonly exportButton: ReactNode;
}

export const CourseSection = ({ trend, exportButton }: CourseSectionProps) => {
  const { points, index, row } = trend;
  const draw = useCallback(
    (colour: Palette) => lineOption({ points, index, unit: row.unit }, colour),
    [points, index, row.unit],
  );
  const last = points.at(-1);
  return (
    <Sheet
      title={`近 ${points.length} 个月`}
      note={
        index
          ? `虚线为${index.areaName}${index.name}${index.basePeriod ? `，${index.basePeriod} = 100` : ''}，右轴`
          : `元/${row.unit}`
      }
    >
      <div className="row no-print">{exportButton}</div>
      <ChartFrame
        label={`${wordsOf(trend)}${last ? `最新一期 ${sayBand(last)} 元/${row.unit}` : ''}`}
        draw={draw}
        height="high"
        table={
          <DataTable
            caption="各期价格"
            columns={tableOf(trend)}
            rows={points.toReversed()}
            rowKey={({ period }) => period}
          />
        }
      />
      <p className={styles.says}>{wordsOf(trend)}</p>
    </Sheet>
  );
};
