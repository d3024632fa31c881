import { insteadOf, ownWords } from '#src/costing/rebase-steps';
import type { Quoted, Rebase } from '#src/costing/rebaser';
import { usualWords } from '#src/costing/usual-words';

/** A figure in the basis of the page; null where it cannot be read in it. */
export const readValue = (rebase: Rebase, quoted: Quoted): number | null => {
  const reading = rebase(quoted);
  if (reading.kind === 'impossible') return null;
  return reading.kind === 'rebased' ? reading.value : quoted.value;
};

const TAXES: readonly string[] = ['含税', '除税'];
const SEPARATOR = ' · ';

/** A figure that keeps its tax basis follows the page in month and place alone. */
const withTax = (basis: string, tax: string): string =>
  [...basis.split(SEPARATOR).filter((word) => !TAXES.includes(word)), tax].join(SEPARATOR);

/** What the figure beside it is in: the basis of the page, or why it is not. */
export const readWords = (rebase: Rebase, basis: string, quoted: Quoted): string => {
  const reading = rebase(quoted);
  if (reading.kind === 'impossible') return `未折算：${reading.reason}`;
  const words = quoted.keptTax ? withTax(basis, quoted.keptTax) : basis;
  const steps = reading.kind === 'rebased' ? reading.steps : [];
  const notes = [insteadOf(steps), ownWords(steps), usualWords(quoted, steps)].filter(Boolean).join('；');
  return notes ? `${words}（${notes}）` : words;
};
