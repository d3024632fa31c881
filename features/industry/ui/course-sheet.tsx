import { useCallback } from 'react';
import { Change } from '#src/ui/change.tsx';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Palette } from '#src/ui/tokens';
import { STATUSES, type IndustryPage, type IndustryRow, type Point } from '../contract';
import { baseWords, overBaseWords, periodWords, revisionWords, valueWords } from './labels';
import { CitedValue } from './cited-value';
import * as styles from './industry.module.css';

type Chosen = NonNullable<IndustryPage['chosen']>;

/** Low and high as a band, the middle as a line; a published value is its own band. */
export const courseOption = ({ row, points }: Chosen, colour: Palette) => {
  const label = { color: colour['ink-3'] };
  const band = {
    type: 'line',
    symbol: 'none',
    stack: 'band',
    lineStyle: { opacity: 0 },
    tooltip: { show: false },
  };
  return {
    grid: { left: 8, right: 24, top: 36, bottom: 8, containLabel: true },
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value: unknown) => (typeof value === 'number' ? formatNumber(value, 2) : '--'),
    },
    xAxis: {
      type: 'category',
      data: points.map(({ period }) => periodWords(period, row.frequency)),
      boundaryGap: false,
      axisLine: { lineStyle: { color: colour['rule-strong'] } },
      axisLabel: label,
    },
    yAxis: {
      type: 'value',
      scale: true,
      name: row.unit,
      nameTextStyle: label,
      splitLine: { lineStyle: { color: colour.rule } },
      axisLabel: { ...label, formatter: (value: number) => formatNumber(value, 0) },
    },
    series: [
      { ...band, name: '低', data: points.map(({ low }) => low), color: colour['tint-4'] },
      {
        ...band,
        name: '低–高',
        data: points.map(({ low, high }) => Number((high - low).toFixed(4))),
        color: colour['tint-4'],
        areaStyle: { color: colour['tint-3'], opacity: 0.5 },
      },
      {
        type: 'line',
        name: '值',
        symbol: 'none',
        data: points.map(({ value }) => value),
        color: colour['fig-1'],
        lineStyle: { width: 2.5 },
      },
    ],
  };
};

const columnsOf = (row: IndustryRow): readonly Column<Point>[] => [
  {
    key: 'period',
    title: '期',
    unbroken: true,
    cell: ({ period }) => periodWords(period, row.frequency),
  },
  {
    key: 'value',
    title: row.unit,
    numeric: true,
    cell: (point) => (
      <CitedValue row={row} point={point}>
        {valueWords(point)}
      </CitedValue>
    ),
  },
  {
    key: 'previous',
    title: '环比',
    numeric: true,
    cell: ({ overPrevious }) => <Change percent={overPrevious} />,
  },
  { key: 'year', title: '同比', numeric: true, cell: ({ overYear }) => <Change percent={overYear} /> },
  {
    key: 'base',
    title: overBaseWords(row.base),
    numeric: true,
    from: 'tablet',
    cell: ({ overBase }) => <Change percent={overBase} />,
  },
  { key: 'status', title: '状态', unbroken: true, from: 'tablet', cell: ({ status }) => STATUSES[status] },
  {
    key: 'first',
    title: '首次发布与修订',
    from: 'desktop',
    cell: (point) => revisionWords(point) ?? '未修订',
  },
];

const percent = (value: number | null): string => (value === null ? '无可比' : `${formatNumber(value, 2)}%`);

export const courseWords = ({ row, points }: Chosen): string => {
  const revised = points.filter(({ first }) => first).length;
  return [
    `${row.areaName}${row.name} ${periodWords(row.period, row.frequency)} 为 ${valueWords(row)} ${row.unit}（${STATUSES[row.status]}）`,
    ...(row.frequency === 'year' ? [] : [`环比 ${percent(row.overPrevious)}`]),
    `同比 ${percent(row.overYear)}`,
    `${overBaseWords(row.base)} ${percent(row.overBase)}（${baseWords(row.base)}）`,
    `${points.length} 期中 ${revised} 期修订过，首次发布的值保留`,
  ].join('，');
};

export interface CourseSheetProps {
  readonly chosen: Chosen;
  readonly onClose: () => void;
}

export const CourseSheet = ({ chosen, onClose }: CourseSheetProps) => {
  const { row, points } = chosen;
  const draw = useCallback((colour: Palette) => courseOption(chosen, colour), [chosen]);
  const words = courseWords(chosen);
  return (
    <Sheet title={`${row.areaName} ${row.name}`} note={`${row.publisher} · ${row.unit} · ${row.scope}`}>
      <div className="row no-print">
        <button type="button" className="button" onClick={onClose}>
          收起走势
        </button>
      </div>
      <ChartFrame
        label={words}
        draw={draw}
        table={
          <div className={styles.scroll} role="region" aria-label="各期数值" tabIndex={0}>
            <DataTable
              caption="各期数值"
              columns={columnsOf(row)}
              rows={points.toReversed()}
              rowKey={({ period }) => period}
            />
          </div>
        }
      />
      <p className={styles.says}>{words}。</p>
    </Sheet>
  );
};
