import type { ReactNode } from 'react';
import type { Change } from '#src/contract/listing/list';
import type { ListDriver } from '#src/listing/list-epics';
import { FilterRow } from '../filter/choice-row';
import { FilterControl } from './filter-control';
import { useList } from './use-list';
import './listing.css';

export type Slots<Slot extends string> = Readonly<Record<Slot, ReactNode>>;

export interface ListFormProps<View, Page, Slot extends string> {
  readonly driver: ListDriver<View, Page, Slot>;
  /** What the page draws itself, by the name of the filter; rows of their own where it is no row yet. */
  readonly slots: Slots<Slot>;
  /** Beside the fields. */
  readonly children?: ReactNode;
}

const ROWS = ['slot', 'buttons'];

/** Rows of choices above, everything else side by side below. Every choice goes to the address. */
export const ListForm = <View, Page, Slot extends string>({
  driver,
  slots,
  children,
}: ListFormProps<View, Page, Slot>) => {
  const { list, view, refine } = useList(driver);
  const values = view as Readonly<Record<string, unknown>>;
  const change = (fields: Readonly<Record<string, unknown>>) => refine(fields as Change<View>);
  const controls = list.filters.filter(({ control }) => control.kind !== 'none');
  const rows = controls.filter(({ control }) => ROWS.includes(control.kind));
  const fields = controls.filter(({ control }) => !ROWS.includes(control.kind));
  return (
    <div className="list-form">
      {rows.map((filter) =>
        filter.control.kind === 'slot' ? (
          <FilterRow key={filter.name} label={filter.label}>
            {slots[filter.name as Slot]}
          </FilterRow>
        ) : (
          <FilterControl key={filter.name} filter={filter} values={values} onChange={change} />
        ),
      )}
      {fields.length > 0 && (
        <div className="list-form-fields" role="group" aria-label="更多条件">
          {fields.map((filter) => (
            <FilterControl key={filter.name} filter={filter} values={values} onChange={change} />
          ))}
          {children}
        </div>
      )}
    </div>
  );
};
