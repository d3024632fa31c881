import { useSelector } from 'react-redux';
import { ChosenFilters } from '#src/ui/filter/chosen-filters.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { selectView } from '../../selectors';
import { filterWords } from './filter-words';

export const Chips = ({ areaName }: { readonly areaName: string | undefined }) => {
  const send = useSend();
  return (
    <ChosenFilters
      filters={filterWords(useSelector(selectView), areaName)}
      onRemove={(key) => send(commands.refine({ [key]: undefined }))}
      onClear={() => send(commands.clearFilters())}
    />
  );
};
