import { formatNumber } from '#src/ui/format';
import type { Palette } from '#src/ui/tokens';
import type { PriceTrend } from '../../contract-line';

type Drawn = Pick<PriceTrend, 'points' | 'index'> & { readonly unit: string };

const LOW = '低价';
const RANGE = '低–高';
const MIDDLE = '中价';
const INDEX = '人工费指数';

/** The band between low and high, the middle in it, and the labour index on an axis of its own. */
export const lineOption = ({ points, index, unit }: Drawn, colour: Palette) => {
  const periods = points.map(({ period }) => period);
  const indexAt = new Map(index?.points.map(({ period, value }) => [period, value]));
  const shared = { type: 'line', symbol: 'none' };
  const band = { ...shared, stack: 'band', lineStyle: { opacity: 0 }, tooltip: { show: false } };
  const axis = {
    type: 'value',
    scale: true,
    splitLine: { lineStyle: { color: colour.rule } },
    axisLabel: { color: colour['ink-3'], formatter: (value: number) => formatNumber(value, 0) },
    nameTextStyle: { color: colour['ink-3'] },
  };
  return {
    grid: { left: 8, right: 8, top: 44, bottom: 8, containLabel: true },
    legend: {
      top: 0,
      left: 0,
      itemWidth: 18,
      textStyle: { color: colour['ink-2'] },
      data: [MIDDLE, RANGE, ...(index ? [INDEX] : [])],
    },
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value: unknown) => (typeof value === 'number' ? formatNumber(value, 2) : '--'),
    },
    xAxis: {
      type: 'category',
      data: periods,
      boundaryGap: false,
      axisLine: { lineStyle: { color: colour['rule-strong'] } },
      axisLabel: { color: colour['ink-3'] },
    },
    yAxis: [
      { ...axis, name: `元/${unit}` },
      ...(index ? [{ ...axis, name: '点', splitLine: { show: false } }] : []),
    ],
    series: [
      { ...band, name: LOW, data: points.map(({ low }) => low), color: colour['tint-4'] },
      {
        ...band,
        name: RANGE,
        data: points.map(({ low, high }) => Number((high - low).toFixed(2))),
        color: colour['tint-4'],
        areaStyle: { color: colour['tint-3'], opacity: 0.5 },
      },
      {
        ...shared,
        name: MIDDLE,
        data: points.map(({ middle }) => middle),
        color: colour['fig-1'],
        lineStyle: { width: 2.5 },
      },
      ...(index
        ? [
            {
              ...shared,
              name: INDEX,
              yAxisIndex: 1,
              data: periods.map((period) => indexAt.get(period) ?? null),
              color: colour['fig-2'],
              lineStyle: { width: 1.5, type: 'dashed' },
            },
          ]
        : []),
    ],
  };
};
