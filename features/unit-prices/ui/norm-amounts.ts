import { shareOut } from '#src/costing/read-parts';
import type { Norm } from '../contract-detail';

/** What the 合价 of a norm consists of, in the order of the table. */
export const NORM_AMOUNTS = [
  ['labour', '人工'],
  ['materials', '材料'],
  ['machinery', '机械'],
  ['overheads', '管利险'],
] as const;

/** A norm with its amounts as they are read; each share lies within that of the norm. */
export interface ReadNorm {
  readonly norm: Norm;
  readonly share: number | undefined;
  readonly shares: readonly number[] | undefined;
}

/** `wholes`: each norm's share of the unit price; undefined where nothing is moved. */
export const readNorms = (
  norms: readonly Norm[],
  wholes: readonly (number | undefined)[] | undefined,
): readonly ReadNorm[] =>
  norms.map((norm, at) => {
    const share = wholes?.[at];
    const parts = NORM_AMOUNTS.map(([key]) => norm[key]);
    return { norm, share, shares: share === undefined ? undefined : shareOut(share, parts) };
  });
