import { use } from 'react';
import { LastMonth } from './last-month';
import { MonthField } from './month-field';
import './filter.css';

export interface MonthRangeProps {
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChoose: (range: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  }) => void;
}

/** An address may bring them the wrong way round; nothing lies between them then. */
const isReversed = (from: string | undefined, to: string | undefined): boolean =>
  from !== undefined && to !== undefined && from > to;

export const MonthRange = ({ label, from, to, onChoose }: MonthRangeProps) => {
  const last = use(LastMonth);
  return (
    <div
      className="filter-field filter-period"
      role="group"
      aria-label={label}
      data-chosen={Boolean(from ?? to)}
    >
      <span aria-hidden>{label}</span>
      <MonthField
        label={`${label}起`}
        value={from}
        max={last}
        onChoose={(month) => onChoose({ from: month, to })}
      />
      <span aria-hidden>–</span>
      <MonthField
        label={`${label}止`}
        value={to}
        min={from}
        max={last}
        onChoose={(month) => onChoose({ from, to: month })}
      />
      {isReversed(from, to) && <em role="alert">起月晚于止月</em>}
    </div>
  );
};
