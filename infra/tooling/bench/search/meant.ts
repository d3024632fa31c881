import { isHan, runsOf } from '#infra/server/search/search-tokens';

const NUMBER = /^\d+$/;

/** What members mean by a word: 3 is neither 30 nor 13 but may be 3mm, C30 may be C30P6, P6 is not. */
const isIn = (word: string, runs: readonly string[]): boolean => {
  if (isHan(word)) return runs.some((run) => run.includes(word));
  const begun = runs.filter((run) => run.startsWith(word)).map((run) => run.slice(word.length));
  if (NUMBER.test(word)) return begun.some((rest) => !/^\d/.test(rest));
  return begun.some((rest) => word.length > 1 || rest === '');
};

/** Whether a text holds all of these words as they are meant, found by reading it from end to end. */
export const isMeant = (words: readonly string[], text: string): boolean => {
  const runs = runsOf(text);
  return words.every((word) => isIn(word, runs));
};
