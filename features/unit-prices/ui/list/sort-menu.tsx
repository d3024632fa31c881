import { useSelector } from 'react-redux';
import { SortMenu as Menu } from '#src/ui/filter/sort-menu.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { SORTS } from '../../contract';
import { selectView } from '../../selectors';

export const SortMenu = () => {
  const send = useSend();
  return (
    <Menu
      labels={SORTS}
      view={useSelector(selectView)}
      onChoose={(change) => send(commands.refine(change))}
    />
  );
};
