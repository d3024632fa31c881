import { COUNT_CAP } from '../../contract';
import type { ListState } from '../../selectors';
import { WINDOW } from '../../windows';

type Known = Pick<ListState, 'windows' | 'total'>;

/** Rows the list has places for; until the total is known, one window beyond what is. */
export const rowCount = ({ windows, total }: Known): number => {
  if (total) return Math.min(total.count, COUNT_CAP);
  const ends = Object.entries(windows).map(
    ([window, rows]) => Number(window) * WINDOW + (rows.length === WINDOW ? 2 * WINDOW : rows.length),
  );
  return Math.min(Math.max(0, ...ends), COUNT_CAP);
};

/** Beyond the cap the list ends before its rows do, and says so. */
export const isCut = ({ total }: Known): boolean =>
  total !== undefined && (!total.exact || total.count > COUNT_CAP);
