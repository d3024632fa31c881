import type { ReactNode } from 'react';
import './form.css';

export interface FieldProps {
  readonly field: { readonly id: string; readonly issue: string | undefined };
  readonly label: string;
  /** What the label alone does not say. */
  readonly help?: string | undefined;
  readonly isOptional?: boolean | undefined;
  /** Beside the input, in its row. */
  readonly beside?: ReactNode;
  readonly children: (described: Described) => ReactNode;
}

export interface Described {
  readonly id: string;
  readonly status: 'error' | '';
  readonly 'aria-required': boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** The place for the message is kept free, so that a message moves nothing. */
export const Field = ({ field, label, help, isOptional = false, beside, children }: FieldProps) => {
  const { id, issue } = field;
  const parts = { help: `${id}-help`, issue: `${id}-issue` };
  const describedBy = [help && parts.help, issue && parts.issue].filter(Boolean).join(' ');
  const input = children({
    id,
    status: issue ? 'error' : '',
    'aria-required': !isOptional,
    'aria-invalid': issue !== undefined,
    'aria-describedby': describedBy || undefined,
  });
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label}
        {isOptional && '（选填）'}
      </label>
      {beside ? (
        <div className="form-row">
          {input}
          {beside}
        </div>
      ) : (
        input
      )}
      {help && (
        <p id={parts.help} className="muted form-help">
          {help}
        </p>
      )}
      <p id={parts.issue} className="form-issue bad" aria-live="polite">
        {issue}
      </p>
    </div>
  );
};
