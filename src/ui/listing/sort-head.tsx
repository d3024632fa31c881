import { ariaSort, sortedBy } from '#src/contract/listing/sorting';
import type { ListDriver } from '#src/listing/list-epics';
import { SortButton } from '../filter/sort-button';
import { useList } from './use-list';

export interface SortHeadProps<View, Page, Slot extends string> {
  readonly driver: ListDriver<View, Page, Slot>;
  readonly sort: string;
  readonly label: string;
  readonly numeric?: boolean;
}

/** Heads a column and sorts the list by it. */
export const SortHead = <View, Page, Slot extends string>(props: SortHeadProps<View, Page, Slot>) => {
  const { driver, sort, label, numeric } = props;
  const { view, sort: sortBy } = useList(driver);
  const direction = ariaSort<string>(view as object, sort);
  return (
    <th role="columnheader" scope="col" aria-sort={direction} className={numeric ? 'numeric' : undefined}>
      <SortButton
        label={label}
        direction={direction}
        onTurn={() => sortBy(sortedBy<string>(view as object, sort))}
      />
    </th>
  );
};
