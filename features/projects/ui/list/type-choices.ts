import { PROJECT_TYPES, TYPE_GROUPS, type ProjectFilter, type ProjectType } from '../../contract';
import type { Choice } from '#src/ui/filter/choice-row.tsx';

export type TypeChoice = NonNullable<ProjectFilter['type']>;
export type TypeGroup = keyof typeof TYPE_GROUPS;

const groupIn = (type: TypeChoice) => type.split('.')[0] as TypeGroup;

/** The group that a type belongs to; a group belongs to itself. */
export const groupOf = (type: TypeChoice | undefined): TypeGroup | undefined => type && groupIn(type);

export const groupChoices: readonly Choice<TypeGroup>[] = [
  { value: undefined, label: '全部' },
  ...(Object.keys(TYPE_GROUPS) as TypeGroup[]).map((value) => ({ value, label: TYPE_GROUPS[value] })),
];

/** The second level; empty where a group has a single type and there is nothing to choose. */
export const typeChoices = (group: TypeGroup | undefined): readonly Choice<TypeChoice>[] => {
  if (!group) return [];
  const types = (Object.keys(PROJECT_TYPES) as ProjectType[]).filter((type) => groupIn(type) === group);
  return types.length < 2
    ? []
    : [
        { value: group, label: '不分细类' },
        ...types.map((value) => ({ value, label: PROJECT_TYPES[value] })),
      ];
};
