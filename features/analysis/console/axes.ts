import type { Palette } from '#src/ui/tokens';
import { momentOf } from './moment';

/** ECharts' own grey cannot be read on a dark ground. */
const labelled = (palette: Palette) => ({ axisLabel: { color: palette['ink-3'] } });

export const timeAxis = (ats: readonly string[], palette: Palette) => ({
  type: 'category' as const,
  data: ats.map((at) => momentOf(at).slice(5, 16)),
  ...labelled(palette),
});

export const countAxis = (palette: Palette) => ({
  type: 'value' as const,
  splitLine: { lineStyle: { color: palette.rule } },
  ...labelled(palette),
});
