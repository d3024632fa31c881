import { useState } from 'react';

interface MonthProps {
  readonly label: string;
  /** YYYY-MM */
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly onChoose: (month: string | undefined) => void;
}

// A year typed digit by digit passes through 0002 and 0202, which are months too.
const COMPLETE = /^20\d\d-(0[1-9]|1[0-2])$/;

const MonthField = ({ label, value = '', min = '2000-01', onChoose }: MonthProps) => {
  const [draft, setDraft] = useState(value);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setDraft(value);
  }
  const change = (text: string) => {
    setDraft(text);
    if (text === '' || COMPLETE.test(text)) onChoose(text || undefined);
  };
  return (
    <input
      type="month"
      aria-label={label}
      placeholder="2025-09"
      inputMode="numeric"
      maxLength={7}
      min={min}
      value={draft}
      aria-invalid={draft !== '' && !COMPLETE.test(draft)}
      onChange={({ target }) => change(target.value)}
    />
  );
};

export interface PeriodFieldsProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onFrom: (month: string | undefined) => void;
  readonly onTo: (month: string | undefined) => void;
}

export const PeriodFields = ({ from, to, onFrom, onTo }: PeriodFieldsProps) => (
  <div className="range-field" role="group" aria-label="价格期" data-chosen={Boolean(from ?? to)}>
    <span aria-hidden>价格期</span>
    <MonthField label="价格期起" value={from} onChoose={onFrom} />
    <span aria-hidden>–</span>
    <MonthField label="价格期止" value={to} min={from} onChoose={onTo} />
  </div>
);
