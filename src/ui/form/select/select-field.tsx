import { Select, type SelectProps } from 'antd';
import { Field, type FieldProps } from '../field';
import type { FormField } from '../use-form';

export type SelectFieldProps = Pick<FieldProps, 'label' | 'help' | 'isOptional' | 'beside'> &
  Pick<SelectProps<string>, 'placeholder' | 'showSearch' | 'disabled' | 'loading'> & {
    readonly field: FormField<string>;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };

/** Empty means that nothing is chosen yet. */
export const SelectField = ({
  field,
  label,
  help,
  isOptional,
  beside,
  options,
  ...select
}: SelectFieldProps) => (
  <Field {...{ field, label, help, isOptional, beside }}>
    {(described) => (
      <Select<string>
        size="large"
        {...select}
        {...described}
        options={[...options]}
        value={field.value || null}
        onChange={(value) => field.change(value)}
        onBlur={field.leave}
      />
    )}
  </Field>
);
