import { useSelector } from 'react-redux';
import { useSend } from '../../../../src/ui/use-send';
import { commands } from '../../commands';
import type { Sort } from '../../contract';
import { selectView } from '../../selectors';
import { ariaSort, sortedBy } from '../../sorting';

const ARROWS = { none: '↕', ascending: '↑', descending: '↓' } as const;

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
      <button type="button" onClick={() => send(commands.refine(sortedBy(view, sort)))}>
        {label} <span aria-hidden>{ARROWS[direction]}</span>
      </button>
    </th>
  );
};
