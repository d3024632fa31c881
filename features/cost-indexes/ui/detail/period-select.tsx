import { classes } from '#src/ui/classes';
import type { IndexResult } from '../../contract';
import * as styles from '../indexes.module.css';
import { periodLabel } from '../labels';

type Frequency = IndexResult['series']['frequency'];

export interface PeriodSelectProps {
  readonly label: string;
  readonly frequency: Frequency;
  readonly periods: readonly string[];
  readonly chosen: string | undefined;
  /** What stands for none. */
  readonly none: string;
  readonly onChoose: (period: string | undefined) => void;
}

/** Newest first: that is what is mostly chosen. */
export const PeriodSelect = ({ label, frequency, periods, chosen, none, onChoose }: PeriodSelectProps) => (
  <label className={classes('filter-field', styles.field)}>
    <span>{label}</span>
    <select value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">{none}</option>
      {chosen !== undefined && !periods.includes(chosen) && (
        <option value={chosen}>{periodLabel(frequency, chosen)}</option>
      )}
      {periods.toReversed().map((period) => (
        <option key={period} value={period}>
          {periodLabel(frequency, period)}
        </option>
      ))}
    </select>
  </label>
);
