export interface ChoiceSelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

export function ChoiceSelect<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceSelectProps<Value>) {
  const known = (text: string) => options.find(([value]) => value === text)?.[0];
  return (
    <label className="range-field" data-chosen={chosen !== undefined}>
      <span>{label}</span>
      <select value={chosen ?? ''} onChange={({ target }) => onChoose(known(target.value))}>
        <option value="">不限</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
