import { setImmediate as nextTurn } from 'node:timers/promises';

const DIGIT = 65_536;

/**
 * The same rows by these keys, rows of equal keys as they stood: a radix sort, one digit a turn of the event loop.
 * Keys are whole numbers from 0 up.
 */
export const orderBy = async (order: Uint32Array, keys: ArrayLike<number>): Promise<Uint32Array> => {
  let greatest = 0;
  for (let row = 0; row < keys.length; row += 1) greatest = Math.max(greatest, keys[row] as number);
  let [sorted, spare] = [order.slice(), new Uint32Array(order.length)];
  for (let scale = 1; scale <= greatest; scale *= DIGIT) {
    const digitOf = (row: number): number => Math.floor((keys[row] as number) / scale) % DIGIT;
    const places = new Uint32Array(DIGIT + 1);
    for (const row of sorted) places[digitOf(row) + 1] = (places[digitOf(row) + 1] as number) + 1;
    for (let digit = 1; digit <= DIGIT; digit += 1)
      places[digit] = (places[digit] as number) + (places[digit - 1] as number);
    for (const row of sorted) {
      const place = places[digitOf(row)] as number;
      spare[place] = row;
      places[digitOf(row)] = place + 1;
    }
    [sorted, spare] = [spare, sorted];
    await nextTurn();
  }
  return sorted;
};
