import { ariaSort, sortedBy } from '#src/contract/listing/sorting';
import type { ListDriver } from '#src/listing/list-epics';
import type { Column } from '../data-table';
import { SortButton } from '../filter/sort-button';
import { useList } from './use-list';

export type SortHead = (sort: string, label: string) => Pick<Column<never>, 'title' | 'sort'>;

/** Heads of columns that sort the list. */
export const useSortHeads = <View, Page, Slot extends string>(
  driver: ListDriver<View, Page, Slot>,
): SortHead => {
  const { list, view, sort: sortBy } = useList(driver);
  const now = list.sorting(view as object);
  return (sort, label) => {
    const direction = ariaSort(now, sort);
    const turn = () => sortBy(sortedBy(now, sort));
    return {
      title: <SortButton label={label} direction={direction} onTurn={turn} />,
      sort: direction,
    };
  };
};
