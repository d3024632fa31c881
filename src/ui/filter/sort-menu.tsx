import './styles/filter.css';
import './styles/sort-menu.css';

export interface Sorting<Sort extends string> {
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
}

export interface SortMenuProps<Sort extends string> {
  readonly sorts: readonly (readonly [sort: Sort, label: string])[];
  readonly sorting: Sorting<Sort>;
  /** The same the other way round. */
  readonly turned: Sorting<Sort>;
  /** 从高到低 */
  readonly wordsOf: (sorting: Sorting<Sort>) => string;
  /** Without an order: the usual one. */
  readonly onChoose: (sort: Sort, order?: 'asc' | 'desc') => void;
}

/** The columns sort too; the menu also holds what has no column, and serves where the columns are cards. */
export function SortMenu<Sort extends string>(props: SortMenuProps<Sort>) {
  const { sorts, sorting, turned, wordsOf, onChoose } = props;
  const choose = (text: string) => {
    const found = sorts.find(([key]) => key === text);
    if (found) onChoose(found[0]);
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
        aria-label={`现为${wordsOf(sorting)}，改为${wordsOf(turned)}`}
        onClick={() => onChoose(turned.sort, turned.order)}
      >
        <span aria-hidden>
          {wordsOf(sorting)} {sorting.order === 'desc' ? '↓' : '↑'}
        </span>
      </button>
    </div>
  );
}
