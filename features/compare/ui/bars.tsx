import { useCallback, useMemo, useState } from 'react';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import { figureColours, type Palette } from '#src/ui/tokens';
import type { Comparison, FigureLine, Group } from '../contract';

const MOST_LINES = 10;
const ROOM_FOR_NAME = 6;
/** px of one line of the legend, and how many names a narrow chart has in one. */
const LEGEND_LINE = 22;
const NAMES_IN_LINE = 2;

const sizeOf = ({ figures }: FigureLine): number =>
  figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);

/** The dearest lines, dearest first. */
export const largestLines = ({ lines }: Group): readonly FigureLine[] =>
  [...lines].sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST_LINES);

const short = (name: string): string => {
  const signs = [...name.replace(/工程$/, '')];
  return signs.length > ROOM_FOR_NAME ? `${signs.slice(0, ROOM_FOR_NAME).join('')}…` : signs.join('');
};

/** A group of bars for each line, a bar for each project. */
export const barsOption = (
  lines: readonly FigureLine[],
  projects: Comparison['projects'],
  colour: Palette,
) => ({
  grid: {
    left: 8,
    right: 16,
    top: 18 + LEGEND_LINE * Math.ceil(projects.length / NAMES_IN_LINE),
    bottom: 8,
    containLabel: true,
  },
  legend: { top: 0, left: 0, textStyle: { color: colour['ink-2'] }, type: 'plain' },
  tooltip: {
    trigger: 'axis',
    axisPointer: { type: 'shadow' },
    valueFormatter: (value: number | null | undefined) => formatNumber(value, 2),
  },
  xAxis: {
    type: 'category',
    data: lines.map(({ name }) => short(name)),
    axisLabel: { color: colour['ink-3'], interval: 0, fontSize: 11, hideOverlap: true },
    axisLine: { lineStyle: { color: colour['rule-strong'] } },
  },
  yAxis: {
    type: 'value',
    axisLabel: { color: colour['ink-3'] },
    splitLine: { lineStyle: { color: colour.rule } },
  },
  series: projects.map(({ name }, at) => ({
    type: 'bar',
    name: `${at + 1} ${name}`,
    itemStyle: { color: colour[figureColours[at % figureColours.length] ?? 'fig-5'] },
    data: lines.map(({ figures }) => figures[at] ?? null),
  })),
});

const CHARTED = ['分部指标', '单位工程', '费用'];

const columnsOf = (projects: Comparison['projects']): readonly Column<FigureLine>[] => [
  { key: 'name', title: '元/㎡', cell: ({ name }) => name },
  ...projects.map(({ id, name }, at) => ({
    key: id,
    title: name,
    numeric: true,
    cell: ({ figures }: FigureLine) => formatNumber(figures[at], 2),
  })),
];

/** The same figures as bars, one group of costs at a time. */
export const Bars = ({ comparison: { groups, projects } }: { readonly comparison: Comparison }) => {
  const charted = groups.filter(({ name }) => CHARTED.includes(name));
  const [chosen, setChosen] = useState(CHARTED[0]);
  const group = charted.find(({ name }) => name === chosen) ?? charted[0];
  const lines = useMemo(() => (group ? largestLines(group) : []), [group]);
  const draw = useCallback((colour: Palette) => barsOption(lines, projects, colour), [lines, projects]);
  if (!group) return null;
  return (
    <div>
      <div className="segments" role="group" aria-label="图中的指标">
        {charted.map(({ name }) => (
          <button key={name} type="button" aria-pressed={name === group.name} onClick={() => setChosen(name)}>
            {name}
          </button>
        ))}
      </div>
      <ChartFrame
        label={`${group.name}对比柱状图，取金额最大的 ${lines.length} 项：${lines.map(({ name }) => name).join('、')}`}
        draw={draw}
        height="high"
        table={
          <DataTable
            caption={`${group.name}对比`}
            columns={columnsOf(projects)}
            rows={lines}
            rowKey={({ name }) => name}
          />
        }
      />
    </div>
  );
};
