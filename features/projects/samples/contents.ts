import type { ProjectType } from '../contract';
import type { Content } from '../server/project';
import { BELOW_GROUND, TYPE_BOUNDS, type TypeBounds } from './bounds';
import { rounded, type Random, type Range } from '#infra/server/sample/random';

export interface ContentKind {
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  readonly bounds: (of: TypeBounds) => { readonly above: Range; readonly below: Range };
}

const both = (above: Range, below: Range) => () => ({ above, below });
const ofRooms =
  ([from, to]: Range, below: Range) =>
  ({ rooms = 1 }: TypeBounds) => ({
    above: [from * rooms, to * rooms] as const,
    below,
  });
const byType = (key: 'rebar' | 'concrete' | 'formwork') => (of: TypeBounds) => ({
  above: of[key],
  below: BELOW_GROUND[key],
});

export const CONTENT_KINDS: readonly ContentKind[] = [
  { name: '钢筋', unit: 'kg/㎡', decimals: 1, bounds: byType('rebar') },
  { name: '混凝土', unit: 'm³/㎡', decimals: 3, bounds: byType('concrete') },
  { name: '模板', unit: '㎡/㎡', decimals: 2, bounds: byType('formwork') },
  { name: '砌体', unit: 'm³/㎡', decimals: 3, bounds: ofRooms([0.08, 0.2], [0.03, 0.09]) },
  { name: '门窗', unit: '㎡/㎡', decimals: 2, bounds: ofRooms([0.16, 0.3], [0.02, 0.045]) },
  { name: '外墙', unit: '㎡/㎡', decimals: 2, bounds: both([0.55, 1.1], [0.2, 0.5]) },
  { name: '防水', unit: '㎡/㎡', decimals: 2, bounds: both([0.3, 0.65], [1.2, 2.4]) },
  { name: '抹灰', unit: '㎡/㎡', decimals: 2, bounds: ofRooms([1.8, 3.4], [0.5, 1.4]) },
  { name: '电缆', unit: 'm/㎡', decimals: 2, bounds: both([0.2, 0.9], [0.15, 0.6]) },
  { name: '管道', unit: 'm/㎡', decimals: 2, bounds: both([0.7, 1.9], [0.3, 1]) },
];

/** Of a rank in [0, 1): more often the middle of the bounds than their ends. */
const peaked = (rank: number, [from, to]: Range): number => {
  const share = rank < 0.5 ? Math.sqrt(rank / 2) : 1 - Math.sqrt((1 - rank) / 2);
  return from + (0.3 * share + 0.7 * rank) * (to - from);
};

/** How much of a quantity's rank is that of the building's cost. */
const TIE = 0.93;

/**
 * Quantities per ㎡ of the part above or below ground; null where there is no such part. A building of a high rank of
 * cost mostly has much of everything.
 */
export const contentsOf = (
  random: Random,
  type: ProjectType,
  areas: { readonly areaAbove: number; readonly areaBelow: number },
  rank: number,
): Content[] =>
  CONTENT_KINDS.map(({ name, unit, decimals, bounds }) => {
    const { above, below } = bounds(TYPE_BOUNDS[type]);
    const own = TIE * rank + (1 - TIE) * random();
    return {
      name,
      unit,
      above: areas.areaAbove > 0 ? rounded(peaked(own, above), decimals) : null,
      below: areas.areaBelow > 0 ? rounded(peaked(own, below), decimals) : null,
    };
  });
