import type { IndexResult } from '../../contract';
import { classes } from '#src/ui/classes';
import * as styles from '../indexes.module.css';

export interface PlaceSelectProps {
  readonly label: string;
  readonly places: IndexResult['places']['rows'];
  readonly chosen: string | undefined;
  readonly onChoose: (areaId: string | undefined) => void;
}

export const PlaceSelect = ({ label, places, chosen, onChoose }: PlaceSelectProps) => (
  <label className={classes('filter-field', styles.field)}>
    <span>{label}</span>
    <select value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">不换地区</option>
      {places.map(({ areaId, areaName, factor }) => (
        <option key={areaId} value={areaId}>
          {areaName} {factor.toFixed(2)}
        </option>
      ))}
    </select>
  </label>
);
