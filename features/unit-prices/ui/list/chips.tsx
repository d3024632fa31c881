import { useSelector } from 'react-redux';
import { ChosenFilters } from '#src/ui/filter/chosen-filters.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { selectTrades, selectView } from '../../selectors';
import { nodeAt } from '../tree/tree-of';
import { chipsOf } from './chips-of';

export const Chips = () => {
  const send = useSend();
  const view = useSelector(selectView);
  const { nodes } = useSelector(selectTrades);
  return (
    <ChosenFilters
      filters={chipsOf(view, view.code && nodeAt(nodes, view.code)?.name)}
      onRemove={(key) => send(commands.refine({ [key]: undefined }))}
      onClear={() => send(commands.clearFilters())}
    />
  );
};
