import type { ListFor } from '#src/contract/listing/list';
import { orderWords, sortedBy, sortsFor, type SortedView, type Sorting } from '#src/contract/listing/sorting';
import './filter.css';

export interface SortMenuProps {
  readonly list: Pick<ListFor<never>, 'sorts' | 'sorting'>;
  readonly view: SortedView<string>;
  /** Without an order: the usual one. */
  readonly onChoose: (change: {
    readonly sort: string;
    readonly order: Sorting<string>['order'] | undefined;
  }) => void;
}

/** The columns sort too; the menu also holds what has no column, and serves where the columns are cards. */
export function SortMenu({ list, view, onChoose }: SortMenuProps) {
  const sorts = sortsFor(list.sorts, view);
  const sorting = list.sorting(view);
  if (!sorting) return null;
  const turned = sortedBy(sorting, sorting.sort);
  const choose = (text: string) => {
    const found = sorts.find(([key]) => key === text);
    if (found) onChoose({ sort: found[0], order: undefined });
  };
  return (
    <div className="sort-menu">
      <label className="filter-field">
        <span>排序</span>
        <select value={sorting.sort} onChange={({ target }) => choose(target.value)}>
          {sorts.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="sort-order"
        aria-label={`现为${orderWords(sorting)}，改为${orderWords(turned)}`}
        onClick={() => onChoose(turned)}
      >
        <span aria-hidden>
          {orderWords(sorting)} {sorting.order === 'desc' ? '↓' : '↑'}
        </span>
      </button>
    </div>
  );
}
