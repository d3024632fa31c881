import type { EChartsCoreOption } from 'echarts/core';
import { sans, type Palette } from '../tokens';

export type ChartOption = EChartsCoreOption;
/** Drawn anew with the other palette when the theme changes. */
export type DrawOption = (palette: Palette) => ChartOption;

const record = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;

/** What all charts share. Tips are drawn on the canvas: as HTML they would need inline styles, which the page forbids. */
export const withHouseStyle = (
  draw: DrawOption,
  palette: Palette,
  label: string,
  animated: boolean,
): ChartOption => {
  const option = draw(palette);
  return {
    color: [
      palette['fig-1'],
      palette['fig-2'],
      palette['fig-3'],
      palette['fig-4'],
      palette['fig-5'],
      palette['fig-6'],
    ],
    animation: animated,
    animationDuration: 180,
    ...option,
    textStyle: { fontFamily: sans, color: palette['ink-2'], ...record(option.textStyle) },
    tooltip: {
      renderMode: 'richText',
      backgroundColor: palette.sheet,
      borderColor: palette['rule-strong'],
      textStyle: { color: palette.ink, fontFamily: sans, fontSize: 12 },
      ...record(option.tooltip),
    },
    aria: { enabled: true, label: { description: label } },
  };
};
