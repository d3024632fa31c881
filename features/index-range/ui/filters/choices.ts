import {
  PROJECT_TYPES,
  SCALES,
  STAGES,
  STRUCTURES,
  TYPE_GROUPS,
  type Scale,
} from '../../../../src/contract/project-terms';
import { HEIGHTS, SOURCES, type RangeQuery } from '../../contract';

export type TypeChoice = RangeQuery['type'];
type Group = keyof typeof TYPE_GROUPS;
const typesIn = (group: Group) =>
  (Object.keys(PROJECT_TYPES) as (keyof typeof PROJECT_TYPES)[]).filter((type) =>
    type.startsWith(`${group}.`),
  );

/** Every type, and before the types of a group that has several, the group. */
export const typeChoices: readonly { readonly value: TypeChoice; readonly label: string }[] = (
  Object.keys(TYPE_GROUPS) as Group[]
).flatMap((group) => {
  const types = typesIn(group).map((value) => ({ value, label: PROJECT_TYPES[value] }));
  return types.length > 1 ? [{ value: group, label: TYPE_GROUPS[group] }, ...types] : types;
});

export const typeName = (type: TypeChoice): string => ({ ...TYPE_GROUPS, ...PROJECT_TYPES })[type];

export const structures = STRUCTURES.map((name) => [name, name] as const);
export const stages = STAGES.map((name) => [name, name] as const);
export const scales = (Object.keys(SCALES) as Scale[])
  .sort((one, other) => SCALES[one].from - SCALES[other].from)
  .map((scale) => [scale, `${SCALES[scale].label} ㎡`] as const);
export const heights = Object.entries(HEIGHTS) as [keyof typeof HEIGHTS, string][];
export const sources = Object.entries(SOURCES) as [keyof typeof SOURCES, string][];
