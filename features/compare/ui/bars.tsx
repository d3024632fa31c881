import { useCallback, useMemo, useState } from 'react';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import type { Palette } from '#src/ui/tokens';
import type { Comparison, FigureLine } from '../contract';
import { barsOption, largestLines } from './bars-option';

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
