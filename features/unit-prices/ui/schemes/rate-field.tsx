import { useState } from 'react';
import { percentText } from '../labels';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

export interface RateFieldProps {
  readonly label: string;
  /** A fraction; null leaves the record's own. */
  readonly value: number | null;
  /** The record's own, where one record is looked at. */
  readonly own?: number | null | undefined;
  /** The largest fraction allowed. */
  readonly most: number;
  readonly onChange: (value: number | null) => void;
  readonly id: string;
}

const STEP = 0.005;
const PERCENT = 100;
const asPercent = (value: number | null): string =>
  value === null ? '' : String(Number((value * PERCENT).toFixed(2)));
const fractionOf = (text: string): number => Number((Number(text) / PERCENT).toFixed(6));

/** A rate by slider or by figure; empty is the record's own. */
export const RateField = ({ label, value, own = null, most, onChange, id }: RateFieldProps) => {
  const [draft, setDraft] = useState(asPercent(value));
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setDraft(asPercent(value));
  }
  const type = (text: string) => {
    setDraft(text);
    if (text.trim() === '') return onChange(null);
    const fraction = fractionOf(text);
    if (Number.isFinite(fraction) && fraction >= 0 && fraction <= most) {
      setLast(fraction);
      onChange(fraction);
    }
  };
  const fraction = fractionOf(draft);
  const isWrong = draft.trim() !== '' && !(fraction >= 0 && fraction <= most);
  const shown = value ?? own ?? 0;
  return (
    <div className={styles.rate} data-changed={value !== null}>
      <label htmlFor={id}>{label}</label>
      <input
        type="range"
        aria-label={`${label}（滑块）`}
        min={0}
        max={most}
        step={STEP}
        value={shown}
        aria-valuetext={percentText(shown)}
        onChange={({ target }) => onChange(Number(Number(target.value).toFixed(6)))}
      />
      <span className={classes('inputs', styles.rateFigure)}>
        <input
          id={id}
          inputMode="decimal"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-issue` : undefined}
          value={draft}
          placeholder={own === null ? '原值' : asPercent(own)}
          onChange={({ target }) => type(target.value)}
        />
        %
      </span>
      {isWrong && (
        <small id={`${id}-issue`} className={classes('muted bad', styles.issue)}>
          应为 0 至 {most * PERCENT} 之间的数
        </small>
      )}
    </div>
  );
};
