export interface Spot {
  readonly row: number;
  readonly column: number;
}
interface Size {
  readonly rows: number;
  readonly columns: number;
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Enter: { row: 1, column: 0 },
};

/** Where a key leads from a cell; undefined when it leads nowhere. */
export const moved = ({ row, column }: Spot, key: string, { rows, columns }: Size): Spot | undefined => {
  if (key === 'Home') return { row, column: 0 };
  if (key === 'End') return { row, column: columns - 1 };
  const step = STEPS[key];
  return step && { row: within(row + step.row, rows), column: within(column + step.column, columns) };
};

/** The next cell in reading order; undefined beyond the ends, where Tab leaves the table. */
export const tabbed = ({ row, column }: Spot, back: boolean, { rows, columns }: Size): Spot | undefined => {
  const at = row * columns + column + (back ? -1 : 1);
  return at < 0 || at >= rows * columns ? undefined : { row: Math.floor(at / columns), column: at % columns };
};
