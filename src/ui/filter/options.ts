import { HEIGHTS, SCALES, STAGES, STRUCTURES } from '#src/contract/project-terms';
import { SOURCE_LABELS, TAX_BASES, type Source } from '#src/contract/provenance';

type Options<Value extends string> = readonly (readonly [value: Value, label: string])[];

const asNamed = <Value extends string>(values: readonly Value[]): Options<Value> =>
  values.map((value) => [value, value]);
const byRange = <Value extends string>(
  ranges: Readonly<Record<Value, { readonly label: string; readonly from: number }>>,
  unit = '',
): Options<Value> =>
  (Object.keys(ranges) as Value[])
    .sort((one, other) => ranges[one].from - ranges[other].from)
    .map((value) => [value, `${ranges[value].label}${unit}`]);

export const structures = asNamed(STRUCTURES);
export const stages = asNamed(STAGES);
export const taxBases = asNamed(TAX_BASES);
export const scales = byRange(SCALES, ' ㎡');
export const heights = byRange(HEIGHTS);
export const sources = Object.entries(SOURCE_LABELS) as [Source, string][];
