import { useSelector } from 'react-redux';
import { SortMenu as Menu } from '../../../../src/ui/filter/sort-menu';
import { useSend } from '../../../../src/ui/use-send';
import { commands } from '../../commands';
import { selectView } from '../../selectors';
import { orderWords, sortedBy, sortingOf, sortsFor } from './sorting';

export const SortMenu = () => {
  const send = useSend();
  const view = useSelector(selectView);
  const sorting = sortingOf(view);
  return (
    <Menu
      sorts={sortsFor(view)}
      sorting={sorting}
      turned={sortedBy(view, sorting.sort)}
      wordsOf={orderWords}
      onChoose={(sort, order) => send(commands.refine({ sort, order }))}
    />
  );
};
