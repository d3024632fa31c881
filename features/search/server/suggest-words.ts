import { folded } from '#infra/server/search/search-tokens';
import type { DataOf } from '#src/contract/call';
import { GROUPS, type autoSearchCall, type Group, type Word } from '../contract';
import { misspelled } from './misspelled';
import { DISTANCE } from './distances';
import { findWords, soundTyped, type FoundWord } from './find-words';
import type { Source } from './hottest';
import { marksOf, spelledMarks } from './marks';
import { otherWordings } from './other-words';
import { priceWords } from './price-words';
import { suggestInPlace, suggestSpelled, suggestTerms } from './suggest-terms';

const TOGETHER = 10;
const OF_A_GROUP = 5;

const wordOf = (text: string, { group, word, id, distance }: FoundWord): Word => ({
  word,
  group,
  id,
  marks:
    distance === DISTANCE.sound ? spelledMarks(word, soundTyped(text) ?? '') : marksOf(word, text, 'phrases'),
});

const inTitles = (found: readonly FoundWord[]): readonly FoundWord[] =>
  found.filter(({ distance }) => distance < DISTANCE.beside);

/** A code is part of no title: 010505001 stands beside 有梁板. */
const CODE = /^\d{4,}$/;

/** Titles for the text as typed, or else as records write it. */
const titlesFor = async (source: Source, text: string, count: number): Promise<readonly Word[]> => {
  const found = await findWords(source, GROUPS, text, count);
  if (CODE.test(folded(text))) return found.map((word) => wordOf(text, word));
  const titles = inTitles(found);
  if (titles.length > 0) return titles.map((word) => wordOf(text, word));
  for (const other of otherWordings(folded(text))) {
    const written = inTitles(await findWords(source, GROUPS, other, count));
    if (written.length > 0) return written.map((word) => wordOf(other, word));
  }
  return [];
};

const TERMS = 3;
/** Every word once; what was found first stays. */
const distinct = (words: readonly Word[]): readonly Word[] => {
  const known = new Set<string>();
  return words.filter(({ word, group }) => {
    const key = `${group} ${word}`;
    return !known.has(key) && known.add(key);
  });
};

const meantFor = async (source: Source, text: string, count: number): Promise<readonly Word[]> => {
  const meant = await misspelled(source, text, { groups: GROUPS, areaId: undefined });
  if (meant === null) return [];
  const terms = await suggestTerms(source, { text: meant, sound: null, count: TERMS });
  const titles = inTitles(await findWords(source, GROUPS, meant, count));
  return distinct([...terms, ...titles.map((word) => wordOf(meant, word))]);
};

/** What is asked of a thing is no part of its name: 螺纹钢价格. */
const ASKED_OF = /的?(最新|今日|今天|市场)?(价格|单价|报价|行情|多少钱)$/;

/** Kinds and places that are searched by before the titles of records. */
const wordsFor = async (source: Source, text: string, count: number): Promise<readonly Word[]> => {
  const typed = folded(text);
  if (typed === '') return [];
  const sound = soundTyped(text);
  const [terms, there, titles] = await Promise.all([
    [...typed].length > 1 ? suggestTerms(source, { text: typed, sound, count: TERMS }) : [],
    suggestInPlace(source, { text, count }),
    titlesFor(source, text, count),
  ]);
  const words = distinct([...there, ...terms, ...titles]);
  if (words.length >= count) return words;
  const spelled = distinct([...words, ...(await suggestSpelled(source, GROUPS, { sound, count }))]);
  if (spelled.length > 0) return spelled;
  const thing = typed.replace(ASKED_OF, '').trim();
  return thing === typed ? meantFor(source, text, count) : wordsFor(source, thing, count);
};

/** At most ten words, best match first, the more sought-after before the others. */
export const suggestWords = async (source: Source, text: string): Promise<Word[]> =>
  priceWords(source.pool, (await wordsFor(source, text, TOGETHER)).slice(0, TOGETHER));

export const suggestInGroups = async (
  source: Source,
  text: string,
): Promise<DataOf<typeof autoSearchCall>['wordList']> => {
  const found = await wordsFor(source, text, OF_A_GROUP);
  const some = GROUPS.flatMap((group) => found.filter((word) => word.group === group).slice(0, OF_A_GROUP));
  const words = await priceWords(source.pool, some);
  const of = (group: Group) => words.filter((word) => word.group === group);
  return Object.fromEntries(GROUPS.map((group) => [group, of(group)])) as Record<Group, Word[]>;
};
