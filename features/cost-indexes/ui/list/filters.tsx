import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { ChoiceRow, FilterRow } from '#src/ui/filter/choice-row.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { CATEGORIES } from '../../contract';
import { selectList } from '../../selectors';
import { baseLabel, FREQUENCY_LABELS } from '../labels';

const ALL = { value: undefined, label: '全部' };
const categoryChoices = [ALL, ...CATEGORIES.map((value) => ({ value, label: value }))];

/** Every choice goes to the address, which holds the list's view. */
export const Filters = ({ regionPicker }: { readonly regionPicker: ReactNode }) => {
  const send = useSend();
  const { view, found } = useSelector(selectList);
  const frequencies = (found?.frequencies ?? []).map(({ value }) => ({
    value,
    label: FREQUENCY_LABELS[value],
  }));
  const bases = (found?.bases ?? []).map(({ value }) => ({ value, label: baseLabel(value) }));
  return (
    <div className="indexes-filters">
      <FilterRow label="地区">{regionPicker}</FilterRow>
      <ChoiceRow
        label="类别"
        choices={categoryChoices}
        chosen={view.category}
        onChoose={(category) => send(commands.refine({ category }))}
      />
      <ChoiceRow
        label="频率"
        choices={[ALL, ...frequencies]}
        chosen={view.frequency}
        onChoose={(frequency) => send(commands.refine({ frequency }))}
      />
      <ChoiceRow
        label="基期"
        choices={[ALL, ...bases]}
        chosen={view.base}
        onChoose={(base) => send(commands.refine({ base }))}
      />
    </div>
  );
};
