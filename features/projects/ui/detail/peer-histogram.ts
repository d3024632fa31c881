import type { Histogram } from '#src/ui/chart/histogram-option';
import { formatNumber } from '#src/ui/format';
import type { ProjectDetail } from '../../contract';

type Standing = ProjectDetail['standing'];
export type Classes = NonNullable<Standing['histogram']>;

/** Peers by unit cost, this project among them. */
export const peerHistogram = (classes: Classes, band: Standing['band'], own: number): Histogram => ({
  classes,
  band,
  mark: { value: own, words: `本工程 ${formatNumber(own, 2)}` },
  say: (value) => formatNumber(value),
  tell: ({ from, to, count }) => `${formatNumber(from)}–${formatNumber(to)} 元/㎡\n${count} 个工程`,
});
