import type { ReactNode } from 'react';

interface Described {
  readonly id: string;
  readonly status: 'error' | '';
  readonly 'aria-required': true;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly issue: string | undefined;
  readonly children: (described: Described) => ReactNode;
}

export function Field({ id, label, issue, children }: FieldProps) {
  const issueId = `${id}-issue`;
  return (
    <div className="anomaly-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: issue ? 'error' : '',
        'aria-required': true,
        'aria-invalid': issue !== undefined,
        'aria-describedby': issue ? issueId : undefined,
      })}
      <p id={issueId} className="anomaly-issue" aria-live="polite">
        {issue}
      </p>
    </div>
  );
}
