import { useSelector } from 'react-redux';
import { SortButton } from '#src/ui/filter/sort-button.tsx';
import { ariaSort, sortedBy } from '#src/ui/filter/sorting';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { Sort } from '../../contract';
import { selectView } from '../../selectors';

export interface SortHeadProps {
  readonly sort: Sort;
  readonly label: string;
  readonly numeric?: boolean;
}

export const SortHead = ({ sort, label, numeric }: SortHeadProps) => {
  const send = useSend();
  const view = useSelector(selectView);
  const direction = ariaSort(view, sort);
  return (
    <th role="columnheader" scope="col" aria-sort={direction} className={numeric ? 'numeric' : undefined}>
      <SortButton
        label={label}
        direction={direction}
        onTurn={() => send(commands.refine(sortedBy(view, sort)))}
      />
    </th>
  );
};
