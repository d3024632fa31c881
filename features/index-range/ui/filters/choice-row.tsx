import type { ReactNode } from 'react';

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

export const FilterRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="range-filter-row" role="group" aria-label={label}>
    <span className="range-filter-name" aria-hidden>
      {label}
    </span>
    <div className="range-choices">{children}</div>
  </div>
);

export function ChoiceRow<Value extends string>({ label, choices, chosen, onChoose }: ChoiceRowProps<Value>) {
  return (
    <FilterRow label={label}>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className="range-choice"
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </FilterRow>
  );
}
