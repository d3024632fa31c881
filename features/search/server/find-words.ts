import { folded, needlesOf, patternsOf, queryOf, wordsOf } from '#infra/server/search/search-tokens';
import type { Group } from '../contract';
import { DISTANCE } from './distances';
import type { HotEntry, Source } from './hottest';
import { basesOf, phraseOf } from './phrase-of';
import { WORDED, wordsQuery } from './words-query';

interface Typed {
  /** All of them must be held. */
  readonly needles: readonly string[];
  readonly full: string;
  readonly beginning: string;
  readonly within: string;
  /** See phrase-of.ts. */
  readonly bases: readonly string[];
  /** Null when no letters were typed. */
  readonly sound: string | null;
}

interface Hit {
  readonly ref: string;
  readonly rank: string;
  readonly distance: number;
}

const distanceOf = ({ haystack, name, pinyin, initials }: HotEntry, typed: Typed): number | undefined => {
  const { needles, full, beginning, within, bases, sound } = typed;
  const sounds = sound !== null && (pinyin.startsWith(sound) || initials.startsWith(sound));
  if (!sounds && !needles.every((needle) => haystack.includes(needle))) return undefined;
  if (name === full) return DISTANCE.same;
  if (bases.some((base) => name.includes(base.slice(1, -1)))) return DISTANCE.words;
  if (haystack.startsWith(beginning)) return DISTANCE.begins;
  if (name.includes(within)) return DISTANCE.holds;
  if (needles.every((needle) => name.includes(needle))) return DISTANCE.words;
  return sounds ? DISTANCE.sound : DISTANCE.beside;
};

/** So many of the nearest with names of their own, and how many entries hold what was typed. */
const hitsIn = (
  hottest: readonly HotEntry[],
  typed: Typed,
  count: number,
): { readonly nearest: readonly Hit[]; readonly held: number } => {
  const names = new Set<string>();
  const hits: Hit[] = [];
  let held = 0;
  for (const entry of hottest) {
    const distance = distanceOf(entry, typed);
    if (distance === undefined) continue;
    if (distance !== DISTANCE.sound) held += 1;
    const name = `${distance} ${entry.name}`;
    if (names.has(name)) continue;
    names.add(name);
    hits.push({ ref: entry.ref, rank: entry.rank, distance });
  }
  // The sort is stable: the hottest stay first.
  return { nearest: hits.sort((one, other) => one.distance - other.distance).slice(0, count), held };
};

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
  const typed = { needles: needlesOf(words), full, beginning, within, bases: basesOf(words, text), sound };
  const hits = await Promise.all(
    groups.map(async (group) => ({ group, ...hitsIn(await hottest.of(group), typed, count) })),
  );
  const isSilent = ({ nearest }: (typeof hits)[number]) => nearest.length === 0;
  const worded = async (silent: readonly Group[]): Promise<readonly Group[]> => {
    if (silent.length === 0) return [];
    const { rows } = await pool.query<{ group: Group }>({
      name: 'search-worded',
      text: WORDED,
      values: [silent, folded(text), sound, queryOf(words)],
    });
    return rows.map(({ group }) => group);
  };
  const asked = worded(hits.filter(isSilent).map(({ group }) => group));
  const wordsOfGroup = async (hit: (typeof hits)[number]) => {
    const { group, nearest, held } = hit;
    if (isSilent(hit) && !(await asked).includes(group)) return [];
    const { rows } = await pool.query<FoundWord>({
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
    return rows;
  };
  const found = await Promise.all(hits.map(wordsOfGroup));
  return found.flat().sort(nearerFirst);
};
