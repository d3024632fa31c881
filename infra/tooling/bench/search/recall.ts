import type { Pool } from 'pg';
import { isHan, runsOf, wordsOf } from '#infra/server/search/search-tokens';
import { RESULT_CAP } from '#features/search/contract';
import { findRows } from '#features/search/server/find-rows';
import type { Query } from './queries';

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

const LIKE = `
  select ref, title || ' ' || subtitle as text from search_entry
  where kind = $1 and (area_id = $2 or city_id = $2) and title || ' ' || subtitle ilike all ($3::text[])`;

export interface Recall {
  readonly queries: number;
  readonly likeMs: readonly number[];
  /** Of what LIKE finds and the words mean, with queries of no more than the cap. */
  readonly found: number;
  readonly wanted: number;
  /** Of what the search finds beside that: pairs of signs need not be neighbours. */
  readonly strays: number;
}

/**
 * What the search finds, all pages of it, against a plain LIKE for every word of the query. LIKE takes 3 for a part of
 * 30 and P6 for one of C30P6, which nobody means who types them.
 */
export const recallOf = async (pool: Pool, queries: readonly Query[]): Promise<Recall> => {
  const sum = { queries: 0, likeMs: [] as number[], found: 0, wanted: 0, strays: 0 };
  for (const { text, group, areaId } of queries) {
    const words = wordsOf(text, 'words');
    const patterns = words.map((word) => `%${word}%`);
    const start = performance.now();
    const { rows: like } = await pool.query<{ ref: string; text: string }>(LIKE, [group, areaId, patterns]);
    sum.likeMs.push(performance.now() - start);
    if (like.length > RESULT_CAP) continue;
    const wanted = like.filter((row) => isMeant(words, row.text));
    const rows = await findRows(pool, {
      group,
      areaId,
      text,
      reading: 'words',
      readIn: '除税',
      offset: 0,
      size: RESULT_CAP,
    });
    const ours = new Set(rows.map(({ id }) => id));
    const hits = wanted.filter(({ ref }) => ours.has(ref)).length;
    sum.queries += 1;
    sum.found += hits;
    sum.wanted += wanted.length;
    sum.strays += rows.filter(({ id }) => id !== null).length - hits;
  }
  return sum;
};
