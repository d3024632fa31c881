import { lazy, startTransition, Suspense, use, useState } from 'react';
import { LastMonth } from './last-month';
import './filter.css';

interface MonthFieldProps {
  readonly label: string;
  /** YYYY-MM */
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max: string | undefined;
  readonly onChoose: (month: string | undefined) => void;
}

// A year typed digit by digit passes through 0002 and 0202, which are months too.
const COMPLETE = /^20\d\d-(0[1-9]|1[0-2])$/;

const isChoosable = (month: string, max: string | undefined): boolean =>
  COMPLETE.test(month) && (max === undefined || month <= max);

const MonthPicker = lazy(() => import(/* webpackChunkName: "month-picker" */ '../month-picker/month-picker'));

/** A text field, until a press or an arrow down asks for the picker; whoever tabs through keeps the field. */
const MonthField = ({ label, value = '', min = '2000-01', max, onChoose }: MonthFieldProps) => {
  const [draft, setDraft] = useState(value);
  const [last, setLast] = useState(value);
  const [hasFocus, setFocus] = useState(false);
  const [isPicked, setPicked] = useState(false);
  if (last !== value) {
    setLast(value);
    setDraft(value);
  }
  // The field stays, and takes what is typed, until the picker is there.
  const pick = () => startTransition(() => setPicked(true));
  const change = (text: string) => {
    setDraft(text);
    if (text === '' || isChoosable(text, max)) onChoose(text || undefined);
  };
  return (
    <Suspense>
      {isPicked ? (
        <MonthPicker
          label={label}
          value={value || undefined}
          min={min}
          max={max}
          hasFocus={hasFocus}
          onChoose={onChoose}
        />
      ) : (
        <>
          <input
            className="filter-month"
            aria-label={label}
            placeholder="2025-09"
            inputMode="numeric"
            maxLength={7}
            value={draft}
            aria-invalid={draft !== '' && !isChoosable(draft, max)}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
            onClick={pick}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              pick();
            }}
            onChange={({ target }) => change(target.value)}
          />
          {max !== undefined && COMPLETE.test(draft) && draft > max && <em role="alert">最晚 {max}</em>}
        </>
      )}
    </Suspense>
  );
};

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
