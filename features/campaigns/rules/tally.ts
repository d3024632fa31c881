/** Numbers by kind. */
export type Counts = Readonly<Record<string, number>>;

interface Received {
  readonly kind: string;
  readonly day: string;
}
interface Exchanged {
  readonly spent: Counts;
  readonly card: string | null;
  readonly day: string;
}

/** What is still held of what was received, after all that was given up for something; of one day alone, where it lasts a day. */
export const tally = (
  kinds: readonly string[],
  received: readonly Received[],
  exchanged: readonly Exchanged[],
  onlyOn?: string,
): Counts => {
  const counts: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  const isOf = ({ day }: { readonly day: string }) => onlyOn === undefined || day === onlyOn;
  const add = (kind: string, number: number) => {
    if (Object.hasOwn(counts, kind)) counts[kind] = (counts[kind] ?? 0) + number;
  };
  for (const { kind } of received.filter(isOf)) add(kind, 1);
  for (const { spent, card } of exchanged.filter(isOf)) {
    for (const [kind, number] of Object.entries(spent)) add(kind, -number);
    if (card !== null) add(card, 1);
  }
  return counts;
};

export const holds = (held: Counts, wanted: Counts): boolean =>
  Object.entries(wanted).every(([kind, number]) => (held[kind] ?? 0) >= number);

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

interface Series {
  readonly lastDay: string | null;
  readonly series: number;
}

const beginOf = (last: number, series: number, usedThrough: string | undefined): number =>
  Math.max(last - series, usedThrough === undefined ? -Infinity : dayNumber(usedThrough));

/** Of a series that ends with `lastDay`, the days that were not used yet. */
export const usableDays = ({ lastDay, series }: Series, usedThrough: string | undefined): number =>
  lastDay === null ? 0 : Math.max(0, dayNumber(lastDay) - beginOf(dayNumber(lastDay), series, usedThrough));

/** The last of `days` in a row that were not used yet, in a series that ends with `lastDay`; undefined where there are fewer. */
export const usableThrough = (
  { lastDay, series }: Series,
  usedThrough: string | undefined,
  days: number,
): string | undefined => {
  if (lastDay === null) return undefined;
  const last = dayNumber(lastDay);
  const before = beginOf(last, series, usedThrough);
  return last - before >= days ? dayOf(before + days) : undefined;
};
