import type { Described } from './field';
import type { FormField } from './use-form';

interface Typed {
  readonly target: { readonly value: string };
  readonly nativeEvent: Event;
}

/** For the browser's own controls, which keep a page light. */
export const nativeControl = (
  { status: _, ...described }: Described,
  { value, change, leave }: FormField<string>,
) => ({
  ...described,
  className: 'input',
  value,
  onChange: ({ target, nativeEvent }: Typed) => change(target.value, (nativeEvent as InputEvent).isComposing),
  onBlur: leave,
});
