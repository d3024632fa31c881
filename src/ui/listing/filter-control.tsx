import { useState, type SubmitEvent } from 'react';
import { endsOf, type Filter } from '#src/contract/listing/filter';
import { ChoiceRow } from '../filter/choice-row';
import { ChoiceSelect } from '../filter/choice-select';
import { MonthRange } from '../filter/month-range';
import { NumberRange } from '../filter/number-range';

type Values = Readonly<Record<string, unknown>>;

export interface FilterControlProps {
  readonly filter: Filter;
  readonly values: Values;
  readonly onChange: (change: Values) => void;
}

interface TextFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly most: number;
  readonly value: string;
  readonly onSearch: (text: string | undefined) => void;
}

const TextField = ({ label, placeholder, most, value, onSearch }: TextFieldProps) => {
  const [draft, setDraft] = useState(value);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setDraft(value);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(draft.trim() || undefined);
  };
  return (
    <form className="filter-field list-text" aria-label={label} onSubmit={submit}>
      <input
        aria-label={placeholder}
        placeholder={placeholder}
        maxLength={most}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <button type="submit">查找</button>
    </form>
  );
};

/** The control that a filter asks for; a slot is drawn by the page. */
export const FilterControl = ({ filter, values, onChange }: FilterControlProps) => {
  const { label, control } = filter;
  const [first = ''] = Object.keys(filter.fields);
  const [from, to] = endsOf(filter);
  switch (control.kind) {
    case 'text':
      return (
        <TextField
          {...control}
          label={label}
          value={(values[first] as string | undefined) ?? ''}
          onSearch={(text) => onChange({ [first]: text })}
        />
      );
    case 'buttons':
      return (
        <ChoiceRow
          label={label}
          choices={[
            { value: undefined, label: '全部' },
            ...control.options.map(([value, name]) => ({ value, label: name })),
          ]}
          chosen={values[first] as string | undefined}
          onChoose={(value) => onChange({ [first]: value })}
        />
      );
    case 'select':
      return (
        <ChoiceSelect
          label={label}
          options={control.options}
          chosen={(values[first] as string | number | undefined)?.toString()}
          onChoose={(value) => onChange({ [first]: value === undefined ? undefined : filter.parse(value) })}
        />
      );
    case 'months':
      return (
        <MonthRange
          label={label}
          from={values[from] as string | undefined}
          to={values[to] as string | undefined}
          onChoose={(range) => onChange({ [from]: range.from, [to]: range.to })}
        />
      );
    case 'numbers':
      return (
        <NumberRange
          label={label}
          unit={control.unit}
          from={values[from] as number | undefined}
          to={values[to] as number | undefined}
          onChoose={(range) => onChange({ [from]: range.from, [to]: range.to })}
        />
      );
    case 'flag':
      return (
        <label className="check">
          <input
            type="checkbox"
            checked={values[first] === true}
            onChange={({ target }) => onChange({ [first]: target.checked || undefined })}
          />
          {control.text}
        </label>
      );
    case 'slot':
    case 'none':
      return null;
  }
};
