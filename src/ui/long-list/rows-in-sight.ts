/** What a frame of equal rows shows. */
export interface Sight {
  readonly first: number;
  /** Included; before `first` where there are no rows. */
  readonly last: number;
}

export interface Frame {
  readonly scrollTop: number;
  /** px of the frame below its head, and of one row. */
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}

const within = (row: number, count: number) => Math.min(Math.max(0, row), Math.max(0, count - 1));

/** Rows of which at least a part can be seen. */
export const rowsInSight = ({ scrollTop, height, rowHeight, count }: Frame): Sight => {
  if (count === 0 || rowHeight === 0) return { first: 0, last: -1 };
  return {
    first: within(Math.floor(scrollTop / rowHeight), count),
    last: within(Math.ceil((scrollTop + height) / rowHeight) - 1, count),
  };
};

export const widened = ({ first, last }: Sight, by: number, count: number): Sight =>
  last < first ? { first, last } : { first: within(first - by, count), last: within(last + by, count) };

export const isSameSight = (one: Sight, other: Sight): boolean =>
  one.first === other.first && one.last === other.last;
