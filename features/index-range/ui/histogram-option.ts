import { formatNumber } from '../../../src/ui/format';
import type { Palette } from '../../../src/ui/tokens';
import type { SubjectRange, SubjectRow } from '../contract';
import { say, sayMark } from './words';

export type Histogram = NonNullable<SubjectRange['histogram']>;

/** Samples by value; the middle half in grey, 推荐值 as a red line. */
export const histogramOption = ({ classes }: Histogram, row: SubjectRow, colour: Palette) => ({
  grid: { left: 8, right: 24, top: 34, bottom: 8, containLabel: true },
  tooltip: { trigger: 'item' },
  xAxis: {
    type: 'value',
    min: classes[0]?.from,
    max: classes.at(-1)?.to,
    axisLabel: {
      color: colour['ink-3'],
      formatter: (value: number) => sayMark(value, row.unit),
      showMinLabel: false,
      showMaxLabel: false,
    },
    axisLine: { lineStyle: { color: colour['rule-strong'] } },
    splitLine: { show: false },
  },
  yAxis: {
    type: 'value',
    minInterval: 1,
    axisLabel: { color: colour['ink-3'], formatter: (n: number) => formatNumber(n) },
    splitLine: { lineStyle: { color: colour.rule } },
  },
  series: [
    {
      type: 'bar',
      barWidth: '96%',
      itemStyle: { color: colour['fig-1'] },
      data: classes.map(({ from, to, count }) => ({
        value: [(from + to) / 2, count],
        tooltip: {
          formatter: `${say(from, row.unit)}–${say(to, row.unit)} ${row.unit}\n${formatNumber(count)} 个样本`,
        },
      })),
      markLine: {
        symbol: 'none',
        silent: true,
        lineStyle: { color: colour.seal, width: 2, type: 'solid' },
        label: {
          color: colour.seal,
          formatter: `推荐值 ${say(row.recommended, row.unit)}`,
          position: 'end',
        },
        data: row.recommended === null ? [] : [{ xAxis: row.recommended }],
      },
      ...(row.p25 !== null && {
        markArea: {
          silent: true,
          itemStyle: { color: colour['fig-5'], opacity: 0.18 },
          data: [[{ xAxis: row.p25 }, { xAxis: row.p75 }]],
        },
      }),
    },
  ],
});
