import type { Pool } from 'pg';
import { folded, patternsOf, queryOf, wordsOf } from '../../../infra/server/search-tokens';
import type { Group } from '../contract';
import { phraseOf } from './phrase-of';
import { wordsQuery } from './words-query';

export interface FoundWord {
  readonly group: Group;
  readonly word: string;
  readonly id: string;
  /**
   * 0 the title itself, 1 it begins so, 2 it holds the text, 3 it holds its words, 4 its sounds or initials begin so,
   * 5 the subtitle holds some of it.
   */
  readonly distance: number;
  /** Text, for it may be beyond 2^53. */
  readonly rank: string;
}

export const BY_SOUND = 4;
export const BESIDE_TITLE = 5;

/** Letters and digits with a letter among them, typed with or without spaces; null for everything else. */
export const soundTyped = (text: string): string | null => {
  const letters = folded(text).replace(/[\s']/g, '');
  return /^[a-z0-9]+$/.test(letters) && /[a-z]/.test(letters) ? letters : null;
};

const nearerFirst = (one: FoundWord, other: FoundWord): number =>
  one.distance - other.distance || Number(other.rank) - Number(one.rank);

/** So many words of each group, if there are; nearest first, the more sought-after before the others. */
export const findWords = async (
  pool: Pool,
  groups: readonly Group[],
  text: string,
  count: number,
): Promise<readonly FoundWord[]> => {
  const words = wordsOf(text, 'phrases');
  if (words.length === 0) return [];
  const { full, beginning, within } = phraseOf(text);
  const values = [
    patternsOf(words),
    queryOf(words),
    folded(text),
    full,
    beginning,
    within,
    soundTyped(text),
    count,
  ];
  const found = await Promise.all(
    groups.map((group) =>
      pool.query<FoundWord>({ name: `search-words-${group}`, text: wordsQuery(group), values }),
    ),
  );
  return found.flatMap(({ rows }) => rows).sort(nearerFirst);
};
