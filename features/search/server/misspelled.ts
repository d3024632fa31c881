import type { Pool } from 'pg';
import { soundOfSigns } from '../../../infra/server/search-index';
import { folded, isHan, queryOf, runsOf, wordsOf } from '../../../infra/server/search-tokens';
import type { Group } from '../contract';
import { areaQuery, every, type Scope } from './scope-of';

/** Visits to the table; what most of them hold is taken for what was meant. */
const VISITS = 100;
/** A shorter text has too little left when one sign of it is wrong. */
const SHORTEST = { han: 3, latin: 4 };
const LONGEST = 12;
/** Of a longer text, the first runs are tried. */
const RUNS = 4;

const candidatesIn = (group: Group): string =>
  `select haystack from search_entry where kind = '${group}' and tokens @@ $1::text::tsquery limit ${VISITS}`;

const ways = (parts: readonly string[]): string => `(${parts.join(' | ')})`;

/** What a title still holds when any one sign of the run is wrong, too much or missing; of latin, one of its later half. */
const remainsOf = (run: string): string => {
  if (!isHan(run)) return queryOf([run.slice(0, Math.ceil(run.length / 2))]);
  const signs = [...run];
  const without = signs.map((_, at) => [signs.slice(0, at).join(''), signs.slice(at + 1).join('')]);
  return ways(without.map((sides) => `(${queryOf(sides.filter((side) => side !== ''))})`));
};

/** All texts one sign away from the run: another sign, one more, one less. */
const readingsOf = (run: string): RegExp => {
  const signs = [...run];
  const any = isHan(run) ? '\\p{Script=Han}' : '[\\p{L}\\p{N}]';
  const before = (at: number) => signs.slice(0, at).join('');
  const after = (at: number) => signs.slice(at).join('');
  const shapes = signs.flatMap((_, at) => [
    before(at) + any + after(at + 1),
    ...(at > 0 ? [before(at) + any + after(at)] : []),
    ...(signs.length > SHORTEST.han ? [before(at) + after(at + 1)] : []),
  ]);
  return new RegExp(`${isHan(run) ? '' : '(?<= )'}(?:${shapes.join('|')})`, 'gu');
};

const soundsLike = (one: string, other: string): boolean =>
  soundOfSigns(one).join('') === soundOfSigns(other).join('');

const commonest = (readings: readonly string[], run: string): string | undefined => {
  const counts = new Map<string, number>();
  for (const reading of readings) counts.set(reading, (counts.get(reading) ?? 0) + 1);
  // What sounds the same was most likely picked wrongly from the list of the input method.
  const weight = ([reading, count]: readonly [string, number]) =>
    count + (soundsLike(reading, run) ? VISITS : 0);
  return [...counts].sort((one, other) => weight(other) - weight(one))[0]?.[0];
};

/** The text with one wrong sign put right by what the titles hold; null when there is no such reading. */
export const misspelled = async (
  pool: Pool,
  text: string,
  { groups, areaId }: Scope,
): Promise<string | null> => {
  const runs = runsOf(text);
  for (const run of runs.slice(0, RUNS)) {
    const { length } = [...run];
    if (length < (isHan(run) ? SHORTEST.han : SHORTEST.latin) || length > LONGEST) continue;
    const others = queryOf(wordsOf(runs.filter((other) => other !== run).join(' '), 'words'));
    const query = every(remainsOf(run), others, areaQuery(areaId));
    const found = await Promise.all(
      groups.map((group) => pool.query<{ haystack: string }>(candidatesIn(group), [query])),
    );
    const readings = found
      .flatMap(({ rows }) => rows)
      .flatMap(({ haystack }) => haystack.match(readingsOf(run)) ?? []);
    const meant = commonest(readings, run);
    if (meant !== undefined) return folded(text).replace(run, meant);
  }
  return null;
};
