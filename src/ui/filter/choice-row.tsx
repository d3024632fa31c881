import type { ReactNode } from 'react';
import { ChoiceButton } from './choice-button';
import './filter.css';

export interface Choice<Value extends string> {
  /** Undefined stands for all of them. */
  readonly value: Value | undefined;
  readonly label: string;
}
export interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/** A row of the form: its name in the margin, its choices beside it. */
export const FilterRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="filter-row" role="group" aria-label={label}>
    <span className="filter-name" aria-hidden>
      {label}
    </span>
    <div className="filter-choices">{children}</div>
  </div>
);

export function ChoiceRow<Value extends string>({ label, choices, chosen, onChoose }: ChoiceRowProps<Value>) {
  return (
    <FilterRow label={label}>
      {choices.map((choice) => (
        <ChoiceButton
          key={choice.label}
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </ChoiceButton>
      ))}
    </FilterRow>
  );
}
