import type { Order } from '#infra/server/listing/cursor';
import type { Segment } from './segments';
import { lengthOf, type Key, type Outline } from './tallies';

/** A record's place in the list; the record itself is read afterwards. */
export interface RowPosition extends Key {
  readonly segment: number;
}

/** Beyond which place a page begins, and to which side of it. */
export interface Cursor extends RowPosition {
  readonly to: 'next' | 'previous';
  readonly order: Order;
}

export interface Window {
  readonly order: Order;
  readonly skip: number;
  readonly size: number;
}

/** So many rows are skipped along an index in a few milliseconds. */
const NEAR = 1_000;

const turned = (order: Order): Order => (order === 'asc' ? 'desc' : 'asc');

/** A place of which is known how many stand before it, least first; without a key it is an end of the list. */
interface Mark {
  readonly before: number;
  readonly key: Key | undefined;
}

const marksOf = ({ parts, end }: Outline): readonly Mark[] => {
  let before = 0;
  const marks = parts.map(({ value, id, n }): Mark => {
    const mark = { before, key: { value, id } };
    before += n;
    return mark;
  });
  return [...marks, { before, key: end }];
};

/** From the nearest mark, whichever side it is on. */
const readFromNearest = async (
  { read }: Segment,
  { order, skip, size }: Window,
  marks: readonly Mark[],
): Promise<readonly Key[]> => {
  const length = marks.at(-1)?.before ?? 0;
  const [from, to] = order === 'asc' ? [skip, skip + size] : [length - skip - size, length - skip];
  const [first, end] = [Math.max(0, from), Math.min(length, to)];
  if (first >= end) return [];
  const below = marks.findLast(({ before }) => before <= first);
  const above = marks.find(({ before }) => before >= end);
  if (!below || !above) return [];
  const isUp = first - below.before <= above.before - end;
  const found = await (isUp
    ? read({ order: 'asc', skip: first - below.before, size: end - first, least: below.key })
    : read({ order: 'desc', skip: above.before - end, size: end - first, end: above.key }));
  return isUp === (order === 'asc') ? found : found.toReversed();
};

const marksFor = async (segment: Segment, skip: number): Promise<readonly Mark[] | null> => {
  const outline = await segment.outline();
  if (outline?.isExact) return marksOf(outline);
  const length = await segment.length();
  if (length === null) return null;
  const passed = (Math.min(skip, length - skip) / length) * (await segment.all());
  // Gathering all there is passes fewer records than the walk would.
  if (outline && lengthOf(outline.parts) < passed) return marksOf(await segment.countParts(outline));
  return [
    { before: 0, key: outline?.parts[0] },
    { before: length, key: outline?.end },
  ];
};

const readByColumn = async (segment: Segment, window: Window): Promise<readonly Key[]> => {
  const marks = window.skip < NEAR ? null : await marksFor(segment, window.skip);
  return marks
    ? readFromNearest(segment, window, marks)
    : segment.read({ ...window, ...(await segment.bounds()) });
};

const readWindow = async (segment: Segment, window: Window): Promise<readonly Key[]> => {
  const byColumn = await readByColumn(segment, window);
  return segment.shown ? segment.shown.window(byColumn, window) : byColumn;
};

/** `size` places after `skip` others. */
export const walkFrom = async (
  segments: readonly Segment[],
  { order, skip, size }: Window,
): Promise<RowPosition[]> => {
  const places: RowPosition[] = [];
  let left = skip;
  for (const [at, segment] of segments.entries()) {
    if (places.length >= size) break;
    const isLast = at === segments.length - 1;
    const length = left > 0 && !isLast ? ((await segment.length()) ?? (await segment.count())) : undefined;
    if (length !== undefined && length <= left) {
      left -= length;
      continue;
    }
    const found = await readWindow(segment, { order, skip: left, size: size - places.length });
    places.push(...found.map((key) => ({ ...key, segment: at })));
    left = 0;
  }
  return places;
};

const beyond = ({ value, id }: Key, order: Order) =>
  order === 'asc' ? { least: { value, id: id + 1 } } : { end: { value, id } };

/** `size` places beyond a cursor, in the order they are walked: backward the nearest, last one first. */
export const walkBeyond = async (
  segments: readonly Segment[],
  cursor: Cursor,
  size: number,
): Promise<RowPosition[]> => {
  const backward = cursor.to === 'previous';
  const order = backward ? turned(cursor.order) : cursor.order;
  const places: RowPosition[] = [];
  for (
    let at = cursor.segment, segment = segments[at];
    segment && places.length < size;
    at += backward ? -1 : 1, segment = segments[at]
  ) {
    const left = size - places.length;
    const isFirst = at === cursor.segment;
    const found = segment.shown
      ? await segment.shown.beyond(isFirst ? cursor : undefined, order, left)
      : await segment.read({
          order,
          skip: 0,
          size: left,
          ...(await segment.bounds()),
          ...(isFirst && beyond(cursor, order)),
        });
    places.push(...found.map((key) => ({ ...key, segment: at })));
  }
  return places;
};
