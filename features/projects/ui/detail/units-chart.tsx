import { useCallback } from 'react';
import { formatNumber } from '#src/ui/format';
import type { Palette } from '#src/ui/tokens';
import type { ProjectDetail } from '../../contract';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { CostTable } from './cost-table';
import { unitsOption } from './units-option';

export const UnitsChart = ({ detail }: { readonly detail: ProjectDetail }) => {
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
