import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { ChoiceRow, FilterRow } from '#src/ui/filter/choice-row.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { STAGES } from '../../contract';
import { selectView } from '../../selectors';
import { MoreFilters } from './more-filters';
import { groupChoices, groupOf, typeChoices } from './type-choices';

const stageChoices = [
  { value: undefined, label: '全部' },
  ...STAGES.map((stage) => ({ value: stage, label: stage })),
];

/** Every choice goes to the address, which holds the list's view. */
export const Filters = ({ regionPicker }: { readonly regionPicker: ReactNode }) => {
  const send = useSend();
  const { type, stage } = useSelector(selectView);
  const group = groupOf(type);
  const types = typeChoices(group);
  return (
    <div className="projects-filters">
      <FilterRow label="地区">{regionPicker}</FilterRow>
      <ChoiceRow
        label="工程类型"
        choices={groupChoices}
        chosen={group}
        onChoose={(value) => send(commands.refine({ type: value }))}
      />
      {types.length > 0 && (
        <ChoiceRow
          label="细类"
          choices={types}
          chosen={type}
          onChoose={(value) => send(commands.refine({ type: value }))}
        />
      )}
      <ChoiceRow
        label="计价阶段"
        choices={stageChoices}
        chosen={stage}
        onChoose={(value) => send(commands.refine({ stage: value }))}
      />
      <MoreFilters />
    </div>
  );
};
