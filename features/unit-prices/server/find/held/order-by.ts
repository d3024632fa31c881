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
    const starts = new Uint32Array(DIGIT + 1);
    const digitOf = (row: number): number => Math.floor((keys[row] as number) / scale) % DIGIT;
    for (const row of sorted) starts[digitOf(row) + 1]! += 1;
    for (let digit = 0; digit < DIGIT; digit += 1) starts[digit + 1]! += starts[digit] as number;
    for (const row of sorted) {
      const digit = digitOf(row);
      spare[starts[digit] as number] = row;
      starts[digit]! += 1;
    }
    [sorted, spare] = [spare, sorted];
    await nextTurn();
  }
  return sorted;
};
