import { classes } from '#src/ui/classes';
import * as styles from '../indexes.module.css';
export interface PeriodSelectProps {
  readonly label: string;
  readonly periods: readonly string[];
  readonly chosen: string | undefined;
  /** What stands for none. */
  readonly none: string;
  readonly onChoose: (period: string | undefined) => void;
}

/** Newest first: that is what is mostly chosen. */
export const PeriodSelect = ({ label, periods, chosen, none, onChoose }: PeriodSelectProps) => (
  <label className={classes('filter-field', styles.field)}>
    <span>{label}</span>
    <select value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">{none}</option>
      {chosen !== undefined && !periods.includes(chosen) && <option value={chosen}>{chosen}</option>}
      {periods.toReversed().map((period) => (
        <option key={period} value={period}>
          {period}
        </option>
      ))}
    </select>
  </label>
);
