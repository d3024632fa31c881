import type { ProjectType } from '../contract';
import type { Content } from '../server/project';
import { BELOW_GROUND, TYPE_BOUNDS, type TypeBounds } from './bounds';
import { rounded, within, type Random, type Range } from '#infra/server/sample/random';

export interface ContentKind {
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  readonly bounds: (of: TypeBounds) => { readonly above: Range; readonly below: Range };
}

const both = (above: Range, below: Range) => () => ({ above, below });
const byType = (key: 'rebar' | 'concrete' | 'formwork') => (of: TypeBounds) => ({
  above: of[key],
  below: BELOW_GROUND[key],
});

export const CONTENT_KINDS: readonly ContentKind[] = [
  { name: '钢筋', unit: 'kg/㎡', decimals: 1, bounds: byType('rebar') },
  { name: '混凝土', unit: 'm³/㎡', decimals: 3, bounds: byType('concrete') },
  { name: '模板', unit: '㎡/㎡', decimals: 2, bounds: byType('formwork') },
  { name: '砌体', unit: 'm³/㎡', decimals: 3, bounds: both([0.08, 0.2], [0.03, 0.09]) },
  { name: '门窗', unit: '㎡/㎡', decimals: 2, bounds: both([0.14, 0.32], [0.01, 0.05]) },
  { name: '外墙', unit: '㎡/㎡', decimals: 2, bounds: both([0.55, 1.1], [0.2, 0.5]) },
  { name: '防水', unit: '㎡/㎡', decimals: 2, bounds: both([0.25, 0.7], [1.2, 2.4]) },
  { name: '抹灰', unit: '㎡/㎡', decimals: 2, bounds: both([1.8, 3.4], [0.5, 1.4]) },
  { name: '电缆', unit: 'm/㎡', decimals: 2, bounds: both([0.2, 0.9], [0.15, 0.6]) },
  { name: '管道', unit: 'm/㎡', decimals: 2, bounds: both([0.7, 1.9], [0.3, 1]) },
];

/** Quantities per ㎡ of the part above or below ground; null where there is no such part. */
export const contentsOf = (
  random: Random,
  type: ProjectType,
  areaAbove: number,
  areaBelow: number,
): Content[] =>
  CONTENT_KINDS.map(({ name, unit, decimals, bounds }) => {
    const { above, below } = bounds(TYPE_BOUNDS[type]);
    return {
      name,
      unit,
      above: areaAbove > 0 ? rounded(within(random, above), decimals) : null,
      below: areaBelow > 0 ? rounded(within(random, below), decimals) : null,
    };
  });

/** Where the project's quantity lies: 1 at the middle of the bounds, more above it. */
export const emphasisOf = (type: ProjectType, contents: readonly Content[], name: string): number => {
  const kind = CONTENT_KINDS.find((each) => each.name === name);
  const content = contents.find((each) => each.name === name);
  if (!kind || !content) return 1;
  const { above, below } = kind.bounds(TYPE_BOUNDS[type]);
  const [value, [from, to]] = content.above === null ? [content.below, below] : [content.above, above];
  return value === null ? 1 : (2 * value) / (from + to);
};
