import type { Pool } from 'pg';
import { folded } from '#infra/server/search/search-tokens';
import type { Group, Word } from '../contract';
import type { HotEntry, Source } from './hottest';
import { eachInTurns } from '#infra/server/in-turns';
import { marksOf } from './marks';
import { rareInitials } from './rare-initials';
import { partsOf, spelledIn, startsOf } from './terms';

/** Whose subtitles hold the kinds that people search by: 高层住宅, 剪力墙结构, 钢筋, 泵站. */
const OF_TERMS: readonly Group[] = ['bid_node', 'labor', 'sl'];

const subtitleOf = ({ haystack }: HotEntry): string => haystack.split('\n')[1] ?? '';

const markedBy = (word: string, part: string): Word['marks'] => marksOf(word, part, 'phrases');

interface Asked {
  readonly text: string;
  /** Letters that were typed; null for other texts. */
  readonly sound: string | null;
  readonly count: number;
}

/** Where what was typed stands in a word; undefined where it does not. */
const partIn = (word: string, { text, sound }: Asked): string | undefined => {
  if (word.includes(text)) return text;
  if (sound === null) return undefined;
  return startsOf(word)
    .map((start) => spelledIn(start, sound))
    .find((part) => part !== '');
};

const counted = new WeakMap<readonly HotEntry[], ReadonlyMap<string, number>>();
/** Counted once for as long as the same entries are the hottest. */
const termsIn = (entries: readonly HotEntry[]): ReadonlyMap<string, number> => {
  const known = counted.get(entries);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const entry of entries)
    for (const part of partsOf(subtitleOf(entry))) counts.set(part, (counts.get(part) ?? 0) + 1);
  counted.set(entries, counts);
  return counts;
};

/** Terms lead to a search for themselves, so that they have no id. */
const termsAmong = (group: Group, entries: readonly HotEntry[], asked: Asked, before = ''): readonly Word[] =>
  [...termsIn(entries)]
    .flatMap(([term, n]) => {
      const part = partIn(term, asked);
      return part === undefined ? [] : [{ term, part, n }];
    })
    .sort((one, other) => other.n - one.n)
    .slice(0, asked.count)
    .map(({ term, part }) => ({
      word: `${before}${term}`,
      group,
      id: '',
      marks: markedBy(`${before}${term}`, part),
    }));

export const suggestTerms = async ({ hottest }: Source, asked: Asked): Promise<readonly Word[]> => {
  const all = await Promise.all(
    OF_TERMS.map(async (group) => termsAmong(group, await hottest.of(group), asked)),
  );
  return all.flat();
};

interface NamedArea {
  readonly areaId: number;
  readonly name: string;
}
const places = new WeakMap<Pool, Promise<readonly NamedArea[]>>();
const placesOf = (pool: Pool): Promise<readonly NamedArea[]> => {
  const known = places.get(pool);
  if (known) return known;
  const read = pool
    .query<NamedArea>(
      `select areaid as "areaId", name from region
       where status = 'open' and level > 0 and char_length(name) > 1 order by char_length(name) desc, level, sort_key`,
    )
    .then(({ rows }) => rows);
  places.set(pool, read);
  read.catch(() => places.delete(pool));
  return read;
};

/** 武汉: what there is in 武汉; 武汉 住宅: what of it is 住宅. */
export const suggestInPlace = async (
  { pool, hottest }: Source,
  { text, count }: Pick<Asked, 'text' | 'count'>,
): Promise<readonly Word[]> => {
  const plain = folded(text);
  const place = (await placesOf(pool)).find(({ name }) => plain.startsWith(name));
  if (!place) return [];
  const rest = plain
    .slice(place.name.length)
    .replace(/^[省市]/u, '')
    .trim();
  const entries = (await hottest.of('bid_node')).filter(
    ({ areaId, cityId }) => areaId === place.areaId || cityId === place.areaId,
  );
  const before = `${place.name} `;
  return [
    ...(rest === ''
      ? [{ word: place.name, group: 'bid_node' as const, id: '', marks: markedBy(place.name, place.name) }]
      : []),
    ...termsAmong('bid_node', entries, { text: rest, sound: null, count }, before),
  ].slice(0, count);
};

/** Titles that have a word that the letters spell, where no title begins so; of the hottest, then of all others. */
export const suggestSpelled = async (
  { pool, hottest }: Source,
  groups: readonly Group[],
  { sound, count }: Pick<Asked, 'sound' | 'count'>,
): Promise<readonly Word[]> => {
  if (sound === null || sound.length < 2) return [];
  const all = await Promise.all(
    groups.map(async (group) => {
      const names = new Set<string>();
      const words: Word[] = [];
      await eachInTurns(await hottest.of(group), ({ ref, title: word }) => {
        if (words.length === count || names.has(word)) return;
        names.add(word);
        const part = startsOf(word)
          .map((start) => spelledIn(start, sound))
          .find((spelled) => spelled !== '');
        if (part !== undefined) words.push({ word, group, id: ref, marks: markedBy(word, part) });
      });
      return words;
    }),
  );
  const near = all.flat();
  if (near.length >= count) return near;
  const rare = await rareInitials(pool, groups, sound);
  return [
    ...near,
    ...rare.map(({ kind, ref, title, part }) => ({
      word: title,
      group: kind,
      id: ref,
      marks: markedBy(title, part),
    })),
  ];
};
