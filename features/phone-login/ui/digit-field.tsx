import { Input, type InputProps, type InputRef } from 'antd';
import type { ReactNode, RefObject } from 'react';
import type { Digits } from './use-digits';

export interface DigitFieldProps extends Pick<InputProps, 'autoComplete' | 'inputMode' | 'type'> {
  readonly id: string;
  readonly label: string;
  readonly digits: Digits;
  /** The server's own complaint; the field's comes first. */
  readonly problem?: string | undefined;
  readonly field?: RefObject<InputRef | null> | undefined;
  /** Beside the input. */
  readonly children?: ReactNode;
}

/** The place for the message is kept free, so that a message moves nothing. */
export const DigitField = ({ id, label, digits, problem, field, children, ...input }: DigitFieldProps) => {
  const issue = digits.issue ?? problem;
  return (
    <div className="phone-field">
      <label htmlFor={id}>{label}</label>
      <div className="phone-input">
        <Input
          {...input}
          {...(issue !== undefined && { status: 'error', 'aria-describedby': `${id}-issue` })}
          {...(field && { ref: field })}
          id={id}
          value={digits.value}
          size="large"
          inputMode="numeric"
          aria-invalid={issue !== undefined}
          onChange={({ target, nativeEvent }) =>
            digits.change(target.value, (nativeEvent as InputEvent).isComposing)
          }
          onCompositionEnd={({ currentTarget }) => digits.change(currentTarget.value, false)}
          onBlur={digits.touch}
        />
        {children}
      </div>
      <p id={`${id}-issue`} className="phone-issue" aria-live="polite">
        {issue}
      </p>
    </div>
  );
};
