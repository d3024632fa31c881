import type { DataOf } from '#src/contract/call';
import { GROUPS, type autoSearchCall, type Group, type Word } from '../contract';
import { misspelled } from './misspelled';
import { BESIDE_TITLE, BY_SOUND } from './distances';
import { findWords, soundTyped, type FoundWord } from './find-words';
import type { Source } from './hottest';
import { marksOf, spelledMarks } from './marks';

const TOGETHER = 10;
const OF_A_GROUP = 5;

const wordOf = (text: string, { group, word, id, distance }: FoundWord): Word => ({
  word,
  group,
  id,
  marks: distance === BY_SOUND ? spelledMarks(word, soundTyped(text) ?? '') : marksOf(word, text, 'phrases'),
});

const inTitles = (found: readonly FoundWord[]): readonly FoundWord[] =>
  found.filter(({ distance }) => distance < BESIDE_TITLE);

/** The words for the text as typed, or else for what was probably meant; what subtitles hold is no mistake. */
const wordsFor = async (source: Source, text: string, count: number): Promise<readonly Word[]> => {
  const found = await findWords(source, GROUPS, text, count);
  if (found.length > 0) return inTitles(found).map((word) => wordOf(text, word));
  const meant = await misspelled(source, text, { groups: GROUPS, areaId: undefined });
  if (meant === null) return [];
  return inTitles(await findWords(source, GROUPS, meant, count)).map((word) => wordOf(meant, word));
};

/** At most ten words, best match first, the more sought-after before the others. */
export const suggestWords = async (source: Source, text: string): Promise<Word[]> =>
  (await wordsFor(source, text, TOGETHER)).slice(0, TOGETHER);

export const suggestInGroups = async (
  source: Source,
  text: string,
): Promise<DataOf<typeof autoSearchCall>['wordList']> => {
  const words = await wordsFor(source, text, OF_A_GROUP);
  const of = (group: Group) => words.filter((word) => word.group === group).slice(0, OF_A_GROUP);
  return Object.fromEntries(GROUPS.map((group) => [group, of(group)])) as Record<Group, Word[]>;
};
