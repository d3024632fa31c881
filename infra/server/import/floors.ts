import type { Cell } from './table';
import { Unclear } from './unclear';
import { readNumber, shown, valueText } from './values';

export interface Floors {
  readonly above: number;
  readonly below: number | undefined;
}

const FLOORS: readonly RegExp[] = [
  // eslint-disable-next-line portal/no-super-linear-regexp -- a value is short.
  /^(?<above>\d{1,3})\s*[F层]?\s*[/+]\s*(?:-|B|地下)?(?<below>\d{1,2})\s*[FD层]?$/i,
  /^(?<above>\d{1,3})\s*F\s*(?<below>\d{1,2})\s*D$/i,
  /^(?<below>\d{1,2})\s*D$/i,
  // eslint-disable-next-line portal/no-super-linear-regexp -- a value is short.
  /^(?:地上)?\s*(?<above>\d{1,3})\s*[F层]?[,;、/\s]*(?:地下|B|-)\s*(?<below>\d{1,2})\s*[F层]?$/i,
  /^(?:地上)?\s*(?<above>\d{1,3})\s*[F层]?$/i,
  /^(?:地下|B|-)\s*(?<below>\d{1,2})\s*[F层]?$/i,
];

/** `33/2`, `33F/-2F`, `18F/1D`, `地上33层，地下2层`, `33`, `地下2层`. */
export const readFloors = (cell: Cell): Floors => {
  if (cell instanceof Date)
    throw new Unclear(`层数被表格软件当成了日期（${shown(cell)}），请把该列设为文本或分成地上、地下两列`);
  const text = valueText(cell);
  for (const pattern of FLOORS) {
    const groups = pattern.exec(text)?.groups;
    if (groups)
      return {
        above: Number(groups.above ?? 0),
        below: groups.below === undefined ? undefined : Number(groups.below),
      };
  }
  throw new Unclear(`${shown(cell)}不是层数，请写成 33/2（地上/地下）`);
};

/** A whole number of floors in a column for one of the two alone. */
export const readCount = (cell: Cell): number => {
  const count = readNumber(cell, 'count', 1);
  if (!Number.isInteger(count)) throw new Unclear(`${shown(cell)}不是整数`);
  return Math.abs(count);
};
