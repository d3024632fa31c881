import { choice, months } from './listing/filter';
import { HEIGHTS, PROJECT_TYPES, SCALES, STAGES, STRUCTURES, TYPE_GROUPS } from './project-terms';
import { SOURCE_LABELS, TAX_BASES } from './provenance';

const entriesOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  Object.entries(labels) as [Key, string][];
const named = <const Name extends string>(names: readonly Name[]) =>
  names.map((name): [Name, Name] => [name, name]);
const byRange = <Key extends string>(
  ranges: Readonly<Record<Key, { readonly label: string; readonly from: number }>>,
  unit = '',
) =>
  (Object.keys(ranges) as Key[])
    .sort((one, other) => ranges[one].from - ranges[other].from)
    .map((key): [Key, string] => [key, `${ranges[key].label}${unit}`]);

/** A type, or its group alone: `residential`. */
const typeFilter = choice('type', '工程类型', {
  options: [...entriesOf(TYPE_GROUPS), ...entriesOf(PROJECT_TYPES)],
  control: 'slot',
});
const stageFilter = choice('stage', '计价阶段', { options: named(STAGES), control: 'buttons' });
const structureFilter = choice('structure', '结构', { options: named(STRUCTURES) });
const scaleFilter = choice('scale', '规模', { options: byRange(SCALES, ' ㎡') });
const heightFilter = choice('height', '层数', { options: byRange(HEIGHTS) });
export const taxBasisFilter = choice('taxBasis', '口径', {
  options: named(TAX_BASES),
  words: (basis) => `${basis}口径`,
});
export const sourceFilter = choice('source', '来源', {
  options: entriesOf(SOURCE_LABELS),
  words: (source) => `来源：${source}`,
});
export const priceMonths = months('priceMonths', '价格期', 'priceFrom', 'priceTo');

/** Of the list of projects and of the ranges of their subjects alike: whoever goes from one to the other takes them along. */
export const sharedFilters = [
  typeFilter,
  stageFilter,
  structureFilter,
  scaleFilter,
  heightFilter,
  sourceFilter,
  priceMonths,
] as const;
