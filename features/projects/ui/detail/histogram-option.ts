import { formatNumber } from '../../../../src/ui/format';
import type { Palette } from '../../../../src/ui/tokens';
import type { ProjectDetail } from '../../contract';

type Standing = ProjectDetail['standing'];
export type Classes = NonNullable<Standing['histogram']>;

const middle = ({ from, to }: Classes[number]) => (from + to) / 2;

/** Peers by unit cost, the middle half in grey behind them, this project as a red line. */
export const histogramOption = (classes: Classes, band: Standing['band'], own: number, colour: Palette) => ({
  grid: { left: 8, right: 24, top: 34, bottom: 8, containLabel: true },
  tooltip: { trigger: 'item' },
  xAxis: {
    type: 'value',
    min: Math.min(own, ...classes.map(({ from }) => from)),
    max: Math.max(own, ...classes.map(({ to }) => to)),
    axisLabel: {
      color: colour['ink-3'],
      formatter: (value: number) => formatNumber(value),
      showMinLabel: false,
      showMaxLabel: false,
    },
    axisLine: { lineStyle: { color: colour['rule-strong'] } },
    splitLine: { show: false },
  },
  yAxis: {
    type: 'value',
    minInterval: 1,
    axisLabel: { color: colour['ink-3'] },
    splitLine: { lineStyle: { color: colour.rule } },
  },
  series: [
    {
      type: 'bar',
      barWidth: '96%',
      itemStyle: { color: colour['fig-1'] },
      data: classes.map((each) => ({
        value: [middle(each), each.count],
        name: `${formatNumber(each.from)}–${formatNumber(each.to)} 元/㎡`,
        tooltip: {
          formatter: `${formatNumber(each.from)}–${formatNumber(each.to)} 元/㎡\n${each.count} 个工程`,
        },
      })),
      markLine: {
        symbol: 'none',
        silent: true,
        lineStyle: { color: colour.seal, width: 2, type: 'solid' },
        label: { color: colour.seal, formatter: `本工程 ${formatNumber(own, 2)}`, position: 'end' },
        data: [{ xAxis: own }],
      },
      ...(band && {
        markArea: {
          silent: true,
          itemStyle: { color: colour['fig-5'], opacity: 0.18 },
          data: [[{ xAxis: band.p25 }, { xAxis: band.p75 }]],
        },
      }),
    },
  ],
});
