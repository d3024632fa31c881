import type { Palette } from '#src/ui/tokens';
import { figureColours } from '#src/ui/tokens';
import type { CostLine } from './costs';

const ROOM_FOR_NAME = 3;

/** Areas stand for shares of the cost before tax. Data of an ECharts treemap. */
export const unitsOption = (units: readonly CostLine[], colour: Palette) => ({
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
