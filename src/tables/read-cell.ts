import type { Quoted, Rebase } from '../costing/rebaser';

/** A figure in the basis of the page; null where it cannot be read in it. */
export const readValue = (rebase: Rebase, quoted: Quoted): number | null => {
  const reading = rebase(quoted);
  if (reading.kind === 'impossible') return null;
  return reading.kind === 'rebased' ? reading.value : quoted.value;
};

/** What the figure beside it is in: the basis of the page, or why it is not. */
export const readWords = (rebase: Rebase, basis: string, quoted: Quoted): string => {
  const reading = rebase(quoted);
  return reading.kind === 'impossible' ? `未折算：${reading.reason}` : basis;
};
