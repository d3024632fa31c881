import { Radio } from 'antd';
import type { FormField } from '#src/ui/form/use-form';
import * as styles from './member.module.css';

export interface ChoiceFieldProps<V extends string> {
  readonly label: string;
  readonly field: FormField<V>;
  readonly options: Readonly<Record<V, string>>;
}

/** One of a few; something is always chosen. */
export function ChoiceField<V extends string>({ label, field, options }: ChoiceFieldProps<V>) {
  const { id, value, change } = field;
  const values = Object.keys(options) as V[];
  return (
    <div className={styles.choice}>
      <span id={`${id}-label`}>{label}</span>
      <Radio.Group
        aria-labelledby={`${id}-label`}
        value={value}
        options={values.map((each) => ({ value: each, label: options[each] }))}
        onChange={({ target }) => change(target.value as V)}
      />
    </div>
  );
}
