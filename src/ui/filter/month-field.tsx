import { lazy, startTransition, Suspense, useState } from 'react';
import { FIRST_MONTH, MONTH } from '#src/costing/months';
import type { Described } from '../form/field';
import './filter.css';

export interface MonthFieldProps {
  readonly label: string;
  /** YYYY-MM */
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max: string | undefined;
  readonly onChoose: (month: string | undefined) => void;
  /** Of a field with a label of its own, in a form; absent in a bar of filters. */
  readonly described?: Described | undefined;
  readonly onLeave?: () => void;
}

/** What is wrong with a whole month. */
const issueOf = (month: string, max: string | undefined): string | undefined => {
  if (month < FIRST_MONTH) return `最早 ${FIRST_MONTH}`;
  return max !== undefined && month > max ? `最晚 ${max}` : undefined;
};

const MonthPicker = lazy(() => import(/* webpackChunkName: "month-picker" */ '../month-picker/month-picker'));

/** A text field, until a press or an arrow down asks for the picker; whoever tabs through keeps the field. */
export const MonthField = (props: MonthFieldProps) => {
  const { label, value = '', min = FIRST_MONTH, max, onChoose, described, onLeave } = props;
  const { status: _, ...named }: Partial<Described> = described ?? {};
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
    // A form says itself what is wrong with what is typed.
    if (described || text === '' || (MONTH.test(text) && !issueOf(text, max))) onChoose(text || undefined);
  };
  const isWhole = MONTH.test(draft);
  const issue = isWhole && issueOf(draft, max);
  return (
    <Suspense>
      {isPicked ? (
        <MonthPicker
          label={label}
          value={MONTH.test(value) ? value : undefined}
          min={min}
          max={max}
          hasFocus={hasFocus}
          onChoose={onChoose}
          described={described}
          onLeave={onLeave}
        />
      ) : (
        <>
          <input
            {...(described
              ? { className: 'input', ...named }
              : { className: 'filter-month', 'aria-label': label })}
            placeholder="2025-09"
            inputMode="numeric"
            maxLength={7}
            value={draft}
            aria-invalid={named['aria-invalid'] || (draft !== '' && (!isWhole || Boolean(issue)))}
            onFocus={() => setFocus(true)}
            onBlur={() => {
              setFocus(false);
              onLeave?.();
            }}
            onClick={pick}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              pick();
            }}
            onChange={({ target }) => change(target.value)}
          />
          {issue && <em role="alert">{issue}</em>}
        </>
      )}
    </Suspense>
  );
};
