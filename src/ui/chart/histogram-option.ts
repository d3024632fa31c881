import { formatNumber } from '../format';
import type { Palette } from '../tokens';
import { markLineAt } from './mark-line';

export interface HistogramClass {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Histogram {
  readonly classes: readonly HistogramClass[];
  /** Of what stands out: a line, which the chart always has room for. */
  readonly mark: { readonly value: number; readonly words: string } | null;
  /** The middle half, in grey behind the bars. */
  readonly band: { readonly p25: number; readonly p75: number } | null;
  /** A value at the axis. */
  readonly say: (value: number) => string;
  /** A class when it is pointed at. */
  readonly tell: (one: HistogramClass) => string;
  /** Room for the words of a line at the edge. */
  readonly right?: number;
}

const middle = ({ from, to }: HistogramClass) => (from + to) / 2;

/** How many there are by value. */
export const histogramOption = (
  { classes, mark, band, say, tell, right = 24 }: Histogram,
  colour: Palette,
) => {
  const known = mark ? [mark.value] : [];
  return {
    grid: { left: 8, right, top: 34, bottom: 8, containLabel: true },
    tooltip: { trigger: 'item' },
    xAxis: {
      type: 'value',
      min: Math.min(...known, ...classes.map(({ from }) => from)),
      max: Math.max(...known, ...classes.map(({ to }) => to)),
      axisLabel: { color: colour['ink-3'], formatter: say, showMinLabel: false, showMaxLabel: false },
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
        data: classes.map((one) => ({
          value: [middle(one), one.count],
          tooltip: { formatter: tell(one) },
        })),
        ...(mark && { markLine: markLineAt(mark.value, mark.words, colour, 'xAxis') }),
        ...(band && {
          markArea: {
            silent: true,
            itemStyle: { color: colour['fig-5'], opacity: 0.18 },
            data: [[{ xAxis: band.p25 }, { xAxis: band.p75 }]],
          },
        }),
      },
    ],
  };
};
