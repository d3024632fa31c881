import { useCallback } from 'react';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { classes } from '#src/ui/classes';
import { formatNumber } from '#src/ui/format';
import { StackBar } from '#src/ui/stack-bar.tsx';
import { figureColours, type Palette } from '#src/ui/tokens';
import type { ProjectDetail } from '../../contract';
import { CostTable } from './cost-table';
import type { CostLine } from './costs';
import { NoLines } from './no-lines';
import { Section } from './sections';
import * as styles from '../projects.module.css';

const ROOM_FOR_NAME = 3;

/** Areas stand for shares of the cost before tax. Data of an ECharts treemap. */
const unitsOption = (units: readonly CostLine[], colour: Palette) => ({
  tooltip: {
    formatter: ({ name, value }: { readonly name: string; readonly value: number }) =>
      `${name} ${value.toFixed(1)}%`,
  },
  series: [
    {
      type: 'treemap',
      roam: false,
      nodeClick: false,
      breadcrumb: { show: false },
      left: 0,
      top: 0,
      right: 0,
      bottom: 0,
      itemStyle: { borderColor: colour.sheet, borderWidth: 1, gapWidth: 1 },
      label: {
        color: colour['on-fig'],
        fontSize: 12,
        lineHeight: 18,
        position: 'insideTopLeft',
        formatter: '{b}\n{c}%',
      },
      data: [...units]
        .sort((one, other) => other.share - one.share)
        .map(({ name, share }, index) => ({
          name,
          value: Number(share.toFixed(1)),
          itemStyle: { color: colour[figureColours[index % figureColours.length] ?? 'fig-5'] },
          label: { show: share >= ROOM_FOR_NAME },
        })),
    },
  ],
});

const UnitsChart = ({ detail }: { readonly detail: ProjectDetail }) => {
  const { units } = detail;
  const draw = useCallback((colour: Palette) => unitsOption(units, colour), [units]);
  const words = units.map(({ name, share }) => `${name} ${formatNumber(share, 1)}%`).join('，');
  return (
    <ChartFrame
      label={`单位工程占除税造价的比例：${words}`}
      draw={draw}
      height="high"
      table={<CostTable name="单位工程" lines={units} detail={detail} />}
    />
  );
};

export const CompositionSection = ({ detail }: { readonly detail: ProjectDetail }) => (
  <Section section="composition" note="占比以除税造价为 100%">
    <div className={classes('pair', styles.two)}>
      <div>
        <h3>费用</h3>
        {detail.fees.length > 0 && <StackBar parts={detail.fees} label="费用构成" />}
        <CostTable name="费用" lines={detail.fees} detail={detail} keyed />
      </div>
      <div>
        <h3>单位工程</h3>
        {detail.units.length > 0 ? <UnitsChart detail={detail} /> : <NoLines what="单位工程明细" />}
      </div>
    </div>
  </Section>
);
