import { folded, needlesOf, patternsOf, queryOf, wordsOf } from '#infra/server/search/search-tokens';
import type { Group } from '../contract';
import { hitsIn } from './hits-in';
import type { Source } from './hottest';
import { phraseOf } from './phrase-of';
import { wordsQuery } from './words-query';

export interface FoundWord {
  readonly group: Group;
  readonly word: string;
  readonly id: string;
  /** See distances.ts. */
  readonly distance: number;
  /** Text, for it may be beyond 2^53. */
  readonly rank: string;
}

/** With so many hits among the hottest entries, the index of tokens would give too many. */
const FREQUENT = 20;

/** Letters and digits with a letter among them, typed with or without spaces; null for everything else. */
export const soundTyped = (text: string): string | null => {
  const letters = folded(text).replace(/[\s']/g, '');
  return /^[a-z0-9]+$/.test(letters) && /[a-z]/.test(letters) ? letters : null;
};

const nearerFirst = (one: FoundWord, other: FoundWord): number =>
  one.distance - other.distance || Number(other.rank) - Number(one.rank);

/** So many words of each group, if there are; nearest first, the more sought-after before the others. */
export const findWords = async (
  { pool, hottest }: Source,
  groups: readonly Group[],
  text: string,
  count: number,
): Promise<readonly FoundWord[]> => {
  const words = wordsOf(text, 'phrases');
  if (words.length === 0) return [];
  const { full, beginning, within } = phraseOf(text);
  const sound = soundTyped(text);
  const typed = { needles: needlesOf(words), full, beginning, within, sound };
  const wordsOfGroup = async (group: Group) => {
    const { nearest, held } = hitsIn(await hottest.of(group), typed, count);
    return pool.query<FoundWord>({
      name: `search-words-${group}`,
      text: wordsQuery(group),
      values: [
        patternsOf(words),
        queryOf(words),
        folded(text),
        full,
        beginning,
        within,
        sound,
        count,
        nearest.map(({ ref }) => ref),
        nearest.map(({ rank }) => rank),
        nearest.map(({ distance }) => distance),
        held < FREQUENT,
      ],
    });
  };
  const found = await Promise.all(groups.map(wordsOfGroup));
  return found.flatMap(({ rows }) => rows).sort(nearerFirst);
};
