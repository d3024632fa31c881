import { ChoiceButton } from '#src/ui/filter/choice-button.tsx';
import { useList } from '#src/ui/listing/use-list';
import { listDriver } from '../../list-driver';
import { groupChoices, groupOf, typeChoices, type TypeChoice } from './type-choices';
import type { Choice } from '#src/ui/filter/choice-row.tsx';

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
