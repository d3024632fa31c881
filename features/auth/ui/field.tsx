import type { ReactNode } from 'react';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly issue: string | undefined;
  readonly children: ReactNode;
}

export const issueId = (id: string): string => `${id}-issue`;

/** The place for the message is kept free, so that a message moves nothing. */
export const Field = ({ id, label, issue, children }: FieldProps) => (
  <div className="auth-field">
    <label htmlFor={id}>{label}</label>
    {children}
    <p id={issueId(id)} className="auth-issue" aria-live="polite">
      {issue}
    </p>
  </div>
);

export const described = (id: string, issue: string | undefined) => ({
  id,
  'aria-invalid': issue !== undefined,
  ...(issue !== undefined && { 'aria-describedby': issueId(id), status: 'error' as const }),
});
