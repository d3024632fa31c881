import type { Cursor, Order } from './cursor';

/** A record's place in the list; the record itself is read afterwards. */
export interface Place {
  readonly id: number;
  readonly value: string;
  readonly segment: number;
}

export interface Stretch {
  readonly segment: number;
  readonly order: Order;
  readonly skip: number;
  readonly size: number;
  /** Begin beyond this place. */
  readonly beyond?: Pick<Place, 'id' | 'value'>;
}

/** The list of one scope and sort, in segments that follow each other. */
export interface Segments {
  readonly count: number;
  readonly read: (stretch: Stretch) => Promise<readonly Place[]>;
  /** How long a segment is, counted no further than `most`. */
  readonly lengthUpTo: (segment: number, most: number) => Promise<number>;
}

/** `size` places after `skip` others. */
export const walkFrom = async (
  { count, read, lengthUpTo }: Segments,
  order: Order,
  { skip, size }: { readonly skip: number; readonly size: number },
): Promise<Place[]> => {
  const places: Place[] = [];
  let left = skip;
  for (let segment = 0; segment < count && places.length < size; segment += 1) {
    const found = await read({ order, segment, skip: left, size: size - places.length });
    places.push(...found);
    // Whoever has been found begins here; else the whole segment lies before the window.
    if (found.length > 0) left = 0;
    else if (left > 0 && segment < count - 1) left -= await lengthUpTo(segment, left);
  }
  return places;
};

/** `size` places beyond a cursor, in the order they are walked: backward the nearest, last one first. */
export const walkBeyond = async (
  { count, read }: Segments,
  cursor: Cursor,
  size: number,
): Promise<Place[]> => {
  const backward = cursor.to === 'previous';
  const turned: Order = cursor.order === 'asc' ? 'desc' : 'asc';
  const order = backward ? turned : cursor.order;
  const places: Place[] = [];
  const step = backward ? -1 : 1;
  for (
    let segment = cursor.segment;
    segment >= 0 && segment < count && places.length < size;
    segment += step
  ) {
    const beyond = segment === cursor.segment ? { beyond: cursor } : {};
    places.push(...(await read({ order, segment, skip: 0, size: size - places.length, ...beyond })));
  }
  return places;
};
