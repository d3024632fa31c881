/** Rows are fetched in windows of this many; the list itself knows no pages. */
export const WINDOW = 50;
/** Windows kept at once: what was passed long ago is fetched again. */
const MOST_KEPT = 24;

export const windowOf = (row: number): number => Math.floor(row / WINDOW);

/** Numbers of the windows these rows lie in. */
export const windowsBetween = (first: number, last: number): readonly number[] => {
  const from = windowOf(Math.max(0, first));
  return Array.from({ length: Math.max(0, windowOf(last) - from + 1) }, (_, index) => from + index);
};

export type Windows<Row> = Readonly<Record<number, readonly Row[]>>;

/** With one more window; beyond the cap those farthest from it go. */
export const withWindow = <Row>(
  windows: Windows<Row>,
  window: number,
  rows: readonly Row[],
): Windows<Row> => {
  const nearest = [...new Set([...Object.keys(windows).map(Number), window])]
    .sort((one, other) => Math.abs(one - window) - Math.abs(other - window))
    .slice(0, MOST_KEPT);
  return Object.fromEntries(nearest.map((at) => [at, at === window ? rows : (windows[at] ?? [])]));
};

export const rowAt = <Row>(windows: Windows<Row>, row: number): Row | undefined =>
  windows[windowOf(row)]?.[row % WINDOW];
