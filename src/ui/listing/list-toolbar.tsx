import type { ReactNode } from 'react';
import type { Names } from '#src/contract/listing/filter';
import type { Ordered } from '#src/contract/listing/list';
import type { ListDriver } from '#src/listing/list-epics';
import { DialogButton } from '../dialog/dialog-button';
import { ChosenFilters } from '../filter/chosen-filters';
import { SortMenu } from '../filter/sort-menu';
import { ListForm, type Slots } from './list-form';
import { useList } from './use-list';
import './listing.css';

export interface ListToolbarProps<View, Page, Slot extends string> {
  readonly driver: ListDriver<View, Page, Slot>;
  readonly slots: Slots<Slot>;
  readonly names?: Names;
  /** How many there are, in words; undefined while it is not known. */
  readonly total: string | undefined;
  /** Where the page has something to do before its rows are ordered. */
  readonly onSort?: (change: Ordered<string>) => void;
  readonly children?: ReactNode;
}

/** Below 768 px the form waits behind a button. */
const FormDrawer = <View, Page, Slot extends string>({
  driver,
  slots,
  total,
}: Pick<ListToolbarProps<View, Page, Slot>, 'driver' | 'slots' | 'total'>) => {
  const { filters } = useList(driver);
  const label = filters > 0 ? `筛选 (${filters})` : '筛选';
  return (
    <DialogButton
      title="筛选条件"
      place="bottom"
      button={{ className: 'button list-open-form no-print', children: label }}
    >
      {(close) => (
        <>
          <ListForm driver={driver} slots={slots} />
          <button type="button" className="button button-fill" onClick={close}>
            {total ? `查看${total}` : '查看结果'}
          </button>
        </>
      )}
    </DialogButton>
  );
};

/** What narrows the list, how much that leaves, in which order. */
export const ListToolbar = <View, Page, Slot extends string>({
  driver,
  slots,
  names,
  total,
  onSort,
  children,
}: ListToolbarProps<View, Page, Slot>) => {
  const { list, view, sort, remove, clear } = useList(driver);
  const chips = list
    .words(view, names)
    .filter(({ name }) => list.filters.some((filter) => filter.name === name && !filter.stays))
    .map(({ name, words }) => ({ key: name, label: words }));
  return (
    <div className="row list-toolbar">
      <ChosenFilters filters={chips} onRemove={remove} onClear={clear} />
      <p className="muted list-total" role="status">
        {total ?? ' '}
      </p>
      <SortMenu list={list} view={view as object} onChoose={onSort ?? sort} />
      <div className="list-actions">
        <FormDrawer driver={driver} slots={slots} total={total} />
        {children}
      </div>
    </div>
  );
};
