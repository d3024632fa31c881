import type { ComponentProps } from 'react';
import './filter.css';

/** One of several choices set in a row; pressed, or marked as chosen, it stands out. */
export const ChoiceButton = (
  props: Omit<ComponentProps<'button'>, 'type' | 'className'> & { readonly 'data-chosen'?: boolean },
) => <button {...props} type="button" className="choice-button" />;
