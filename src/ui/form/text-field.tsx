import { Input, type GetProps, type InputProps, type InputRef } from 'antd';
import type { ChangeEvent, CompositionEvent, Ref } from 'react';
import { Field, type FieldProps } from './field';
import type { FormField } from './use-form';

type Framed = Pick<FieldProps, 'label' | 'help' | 'isOptional' | 'beside'> & {
  readonly field: FormField<string>;
};
type Text = HTMLInputElement | HTMLTextAreaElement;
type Typing = 'id' | 'value' | 'onChange' | 'onBlur' | 'onCompositionEnd' | 'status' | 'ref';
type TextAreaProps = GetProps<typeof Input.TextArea>;

export type TextFieldProps = Framed &
  Omit<InputProps, Typing> & { readonly inputRef?: Ref<InputRef> | undefined };
export type TextAreaFieldProps = Framed & Omit<TextAreaProps, Typing>;

const typing = ({ value, change, leave }: FormField<string>) => ({
  value,
  onChange: ({ target, nativeEvent }: ChangeEvent<Text>) =>
    change(target.value, (nativeEvent as InputEvent).isComposing),
  // What an input method leaves behind is cleaned when it is done.
  onCompositionEnd: ({ currentTarget }: CompositionEvent<Text>) => change(currentTarget.value),
  onBlur: leave,
});

export const TextField = ({ field, label, help, isOptional, beside, inputRef, ...input }: TextFieldProps) => (
  <Field {...{ field, label, help, isOptional, beside }}>
    {(described) => (
      <Input
        size="large"
        {...input}
        {...described}
        {...typing(field)}
        {...(inputRef !== undefined && { ref: inputRef })}
      />
    )}
  </Field>
);

export const TextAreaField = ({ field, label, help, isOptional, beside, ...area }: TextAreaFieldProps) => (
  <Field {...{ field, label, help, isOptional, beside }}>
    {(described) => <Input.TextArea size="large" {...area} {...described} {...typing(field)} />}
  </Field>
);
