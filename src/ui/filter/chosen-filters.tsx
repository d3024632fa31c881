import './filter.css';

export interface ChosenFilter<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

export interface ChosenFiltersProps<Key extends string> {
  readonly filters: readonly ChosenFilter<Key>[];
  readonly onRemove: (key: Key) => void;
  readonly onClear: () => void;
}

const SEVERAL = 2;

/** What narrows a list, each to be taken away; several at once as well. */
export function ChosenFilters<Key extends string>({ filters, onRemove, onClear }: ChosenFiltersProps<Key>) {
  if (filters.length === 0) return null;
  return (
    <ul className="chosen-filters" aria-label="已选条件">
      {filters.map(({ key, label }) => (
        <li key={key}>
          <button type="button" aria-label={`去掉条件：${label}`} onClick={() => onRemove(key)}>
            {label} <span aria-hidden>×</span>
          </button>
        </li>
      ))}
      {filters.length >= SEVERAL && (
        <li>
          <button type="button" className="inline" onClick={onClear}>
            清空条件
          </button>
        </li>
      )}
    </ul>
  );
}
