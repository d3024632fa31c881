import type { Pool } from 'pg';
import { folded, patternsOf, queryOf, wordsOf } from '#infra/server/search/search-tokens';
import type { Group } from '../contract';
import { otherWordings } from './other-words';
import { areaQuery, every, type Scope } from './scope-of';

/** Of a longer text the last are looked at: what a thing is stands after what it is made of. */
const WORDS = 8;
/** All ways to leave some of five out are thirty. */
const KNOWN = 5;
/** Wordings of the text that are looked at. */
const WORDINGS = 2;
/** What holds less of the text answers something else. */
const LEAST_SHARE = 0.35;
/** Visits to the table for each reading. */
const VISITS = 20;

const heldIn = (group: Group): string => `
  with asked as materialized (
    select place, query::tsquery as query, string_to_array(patterns, E'\\n') as patterns
    from unnest($1::text[], $2::text[]) with ordinality as reading (query, patterns, place))
  select asked.place::int as place, count(*)::int as n,
    bool_or(split_part(found.haystack, E'\\n', 1) like all (asked.patterns)) as titled
  from asked
  cross join lateral (
    select haystack from search_entry
    where kind = '${group}' and tokens @@ asked.query limit ${VISITS}) found
  where found.haystack like all (asked.patterns)
  group by asked.place`;

interface ShorterQuery {
  readonly text: string;
  readonly words: readonly string[];
  /** Of the signs of the wording. */
  readonly share: number;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

const sizeOf = (words: readonly string[]): number => [...words.join('')].length;

/** The folded text without some of its words; what stands together stays together. */
const without = (text: string, left: readonly string[]): string =>
  left
    .reduce((rest, word) => rest.replace(word, ' '), folded(text))
    .replace(/\s+/g, ' ')
    .trim();

/** All ways to leave some of the words out, but not all of them. A single sign or numbers say too little to stand alone. */
const readingsOf = (wording: string, known: readonly string[]): readonly ShorterQuery[] => {
  const words = wordsOf(wording, 'words').slice(-WORDS);
  const some = words.filter((word) => known.includes(word)).slice(-KNOWN);
  return Array.from({ length: 2 ** some.length - 1 }, (_, index) => index + 1)
    .map((way) => some.filter((_, at) => way & (2 ** at)))
    .filter((kept) => sizeOf(kept) > 1 && kept.length < words.length && !kept.every(isNumber))
    .map((kept) => ({
      text: without(
        wording,
        wordsOf(wording, 'words').filter((word) => !kept.includes(word)),
      ),
      words: kept,
      share: sizeOf(kept) / sizeOf(words),
    }))
    .filter(({ share }) => share >= LEAST_SHARE);
};

interface Held {
  readonly place: number;
  readonly n: number;
  readonly titled: boolean;
}

/** Which of these are held at all: by their place among them, from 1. */
const heldAmong = async (
  pool: Pool,
  { groups, areaId }: Scope,
  asked: readonly (readonly string[])[],
): Promise<ReadonlyMap<number, readonly Held[]>> => {
  const values = [
    asked.map((words) => every(queryOf(words), areaQuery(areaId))),
    asked.map((words) => patternsOf(words).join('\n')),
  ];
  const found = await Promise.all(
    groups.map((group) => pool.query<Held>({ name: `search-fewer-${group}`, text: heldIn(group), values })),
  );
  const rows = found.flatMap((one) => one.rows);
  return new Map(rows.map(({ place }) => [place, rows.filter((row) => row.place === place)] as const));
};

/**
 * The most of a text that some record holds: the longest part first, then what titles hold, then the rarer, for it
 * says more. Null when no record holds enough of it.
 */
export const fewerWords = async (pool: Pool, text: string, scope: Scope): Promise<string | null> => {
  const wordings = [folded(text), ...otherWordings(folded(text))].slice(0, WORDINGS);
  const words = [...new Set(wordings.flatMap((wording) => wordsOf(wording, 'words').slice(-WORDS)))];
  const alone = await heldAmong(
    pool,
    scope,
    words.map((word) => [word]),
  );
  const known = words.filter((_, at) => alone.has(at + 1));
  const readings = wordings.flatMap((wording) => readingsOf(wording, known));
  if (readings.length === 0) return null;
  const held = await heldAmong(
    pool,
    scope,
    readings.map((reading) => reading.words),
  );
  const [best] = readings
    .flatMap((reading, at) => {
      const there = held.get(at + 1);
      if (!there) return [];
      const n = there.reduce((sum, one) => sum + one.n, 0);
      return [{ ...reading, isTitled: there.some(({ titled }) => titled), n }];
    })
    .sort(
      (one, other) =>
        other.share - one.share || Number(other.isTitled) - Number(one.isTitled) || one.n - other.n,
    );
  return best?.text ?? null;
};
