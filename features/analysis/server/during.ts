import type { Parameters } from '#infra/server/postgres/parameters';
import type { Period } from '../contract/period';

/** Conditions on `event`, or on what it is called in a join; its partitions are days. */
export const during = (parameters: Parameters, { from, to, role }: Period, event = 'event'): string =>
  [
    `${event}.day between ${parameters.add(from, 'date')} and ${parameters.add(to, 'date')}`,
    ...(role ? [`${event}.role = ${parameters.add(role, 'char(1)')}`] : []),
  ].join(' and ');

/** Conditions on a column of hours. */
export const duringHours = (parameters: Parameters, { from, to, role }: Period): string =>
  [
    `hour >= ${parameters.add(from, 'date')}::timestamp at time zone 'Asia/Shanghai'`,
    `hour < (${parameters.add(to, 'date')} + 1)::timestamp at time zone 'Asia/Shanghai'`,
    ...(role ? [`role = ${parameters.add(role, 'text')}`] : []),
  ].join(' and ');

export const DAY_MS = 86_400_000;
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const daysIn = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
