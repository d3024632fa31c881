import { PROJECT_TYPES, TYPE_GROUPS } from '#src/contract/project-terms';
import type { RangeQuery } from '../contract';

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
