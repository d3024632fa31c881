import './filter.css';

export interface ChoiceSelectProps<Value extends string> {
  readonly label: string;
  /** What can be chosen; what is off stands there for completeness. */
  readonly options: readonly (readonly [value: Value, label: string, isOff?: boolean])[];
  readonly chosen: Value | undefined;
  /** What it means to choose none. */
  readonly none?: string;
  readonly onChoose: (value: Value | undefined) => void;
}

/** One condition of a list; none chosen narrows nothing. */
export function ChoiceSelect<Value extends string>({
  label,
  options,
  chosen,
  none = '不限',
  onChoose,
}: ChoiceSelectProps<Value>) {
  const known = (text: string) => options.find(([value]) => value === text)?.[0];
  return (
    <label className="filter-field" data-chosen={chosen !== undefined}>
      <span>{label}</span>
      <select value={chosen ?? ''} onChange={({ target }) => onChoose(known(target.value))}>
        <option value="">{none}</option>
        {options.map(([value, text, isOff = false]) => (
          <option key={value} value={value} disabled={isOff && value !== chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
