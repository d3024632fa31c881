import { dayAt, secondAt } from '#src/contract/shanghai-time';
import type { ActionRecord, Overview } from '../contract';

export interface DayGroup {
  readonly day: string;
  /** All of that day within the filters, also those not loaded yet; undefined while the count is on its way. */
  readonly count: number | undefined;
  readonly records: readonly ActionRecord[];
}

/** `09:05:30` */
export const timeOf = (at: string): string => secondAt(at).slice(11);

/** In the order of the records. */
export const byDay = (
  records: readonly ActionRecord[],
  overview: Overview | undefined,
): readonly DayGroup[] => {
  const counts = new Map(overview?.days.map(({ day, count }) => [day, count]));
  const groups = new Map<string, ActionRecord[]>();
  for (const record of records) {
    const day = dayAt(record.at);
    const group = groups.get(day);
    if (group) group.push(record);
    else groups.set(day, [record]);
  }
  return [...groups].map(([day, group]) => ({ day, count: counts.get(day), records: group }));
};
