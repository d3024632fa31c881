import { ChoiceButton } from '#src/ui/filter/choice-button.tsx';
import type { Choice } from '#src/ui/filter/choice-row.tsx';
import { useList } from '#src/ui/listing/use-list';
import { PROJECT_TYPES, TYPE_GROUPS, type ProjectFilter, type ProjectType } from '../../contract';
import { listDriver } from '../../list-driver';

type TypeChoice = NonNullable<ProjectFilter['type']>;
type TypeGroup = keyof typeof TYPE_GROUPS;

const groupIn = (type: TypeChoice) => type.split('.')[0] as TypeGroup;

/** The group that a type belongs to; a group belongs to itself. */
export const groupOf = (type: TypeChoice | undefined): TypeGroup | undefined => type && groupIn(type);

const groupChoices: readonly Choice<TypeGroup>[] = [
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

/** Two levels: the groups, and below them the types of the chosen one where it has several. */
export const TypeRows = () => {
  const { view, refine } = useList(listDriver);
  const group = groupOf(view.type);
  const row = (choices: readonly Choice<TypeChoice>[], chosen: TypeChoice | undefined) =>
    choices.map(({ value, label }) => (
      <ChoiceButton key={label} aria-pressed={value === chosen} onClick={() => refine({ type: value })}>
        {label}
      </ChoiceButton>
    ));
  const types = typeChoices(group);
  return (
    <>
      {row(groupChoices, group)}
      {types.length > 0 && (
        <div role="group" aria-label="细类">
          {row(types, view.type)}
        </div>
      )}
    </>
  );
};
