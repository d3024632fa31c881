import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import { NATIONWIDE_ID } from '#src/contract/places';
import { folded, wordsOf, type Segmentation } from '#infra/server/search/search-tokens';
import { groupsOf, RESULT_CAP, type Group, type SearchFound, type searchItemsCall } from '../contract';
import { BY_SOUND } from './distances';
import { findRows, type FoundRow, type Wanted } from './find-rows';
import { findWords, soundTyped } from './find-words';
import type { Source } from './hottest';
import { marksOf, spelledEnd } from './marks';
import { misspelled } from './misspelled';
import { nearestTitles } from './nearest-titles';
import type { Scope } from './scope-of';

interface NamedArea {
  readonly areaId: number;
  readonly name: string;
  /** What is asked for there. */
  readonly rest: string;
}

const SUFFIX = '(?:特别行政区|自治区|自治州|地区|省|市)?';

/**
 * The region a text begins with or has as a word of its own, longest name first: 广州 of `广州住宅` and of `住宅 广州`.
 * Null when there is none, or nothing beside it.
 */
export const namedArea = async (pool: Pool, typed: string): Promise<NamedArea | null> => {
  const text = folded(typed);
  const { rows } = await pool.query<{ areaId: number; name: string }>(
    `select areaid as "areaId", name from region
     where status = 'open' and level > 0 and char_length(name) > 1 and strpos($1, name) > 0
     order by char_length(name) desc, level, sort_key, areaid`,
    [text],
  );
  for (const { areaId, name } of rows) {
    const rest = text.replace(new RegExp(`(^|\\s)${name}${SUFFIX}`, 'u'), ' ').trim();
    if (rest !== text && wordsOf(rest, 'words').length > 0) return { areaId, name, rest };
  }
  return null;
};

/** What letters stand for that spell the beginning of a title by its sounds or initials: `binjiang` is 滨江. */
const spelled = async (source: Source, text: string, { groups }: Scope): Promise<string | null> => {
  const letters = soundTyped(text);
  if (letters === null) return null;
  const [found] = (await findWords(source, groups, text, 1)).filter(({ distance }) => distance === BY_SOUND);
  return (found && found.word.slice(0, spelledEnd(found.word, letters))) || null;
};

type Asked = z.output<typeof searchItemsCall.body>;

const FIRST_ROWS = 5;
const rowOf = (
  text: string,
  reading: Segmentation,
  found: FoundRow & { readonly id: string },
): SearchFound['groups'][0]['rows'][0] => ({
  id: found.id,
  group: found.group,
  title: found.title,
  summary: found.summary,
  marks: marksOf(found.title, text, reading),
  summaryMarks: marksOf(found.summary, text, reading),
  areaId: found.areaId,
  areaName: found.areaName,
  publishedOn: found.publishedOn,
  provenance: found.provenance,
});

const isShown = (found: FoundRow): found is FoundRow & { readonly id: string } => found.id !== null;

/** All that the category covers, and the group asked for. */
const scopeOf = ({ category, group, areaId }: Asked): Scope => ({
  groups: [...new Set([...groupsOf(category), ...(group ? [group] : [])])],
  areaId: areaId === NATIONWIDE_ID ? undefined : areaId,
});

const pageOf = ({ pageNo, pageSize }: Asked) => {
  const offset = Math.min((pageNo - 1) * pageSize, RESULT_CAP);
  return { offset, size: Math.min(pageSize, RESULT_CAP - offset) };
};

const groupOf = async (
  pool: Source['pool'],
  group: Group,
  wanted: Omit<Wanted, 'group'>,
): Promise<SearchFound['groups'][0]> => {
  const rows = await findRows(pool, { ...wanted, group });
  const total = rows[0]?.total ?? 0;
  return {
    group,
    total: Math.min(total, RESULT_CAP),
    isCapped: total > RESULT_CAP,
    rows: rows.filter(isShown).map((row) => rowOf(wanted.text, wanted.reading, row)),
  };
};

/** Null when nothing of the category is found: one group may be empty while others are not. */
const answerTo = async (
  pool: Source['pool'],
  asked: Asked,
  text: string,
  reading: Segmentation,
): Promise<SearchFound['groups'] | null> => {
  const { groups, areaId } = scopeOf(asked);
  const shown = asked.group ? [asked.group] : groups;
  const page = asked.group ? pageOf(asked) : { offset: 0, size: FIRST_ROWS };
  const search = (some: readonly Group[]) =>
    Promise.all(some.map((group) => groupOf(pool, group, { areaId, text, reading, ...page })));
  const isAny = (some: SearchFound['groups']) => some.some(({ total }) => total > 0);
  const answer = await search(shown);
  if (isAny(answer)) return answer;
  return isAny(await search(groups.filter((group) => !shown.includes(group)))) ? answer : null;
};

/** A region chosen from the list counts like one typed into the box. */
const inNamedArea = async (pool: Source['pool'], asked: Asked): Promise<SearchFound | null> => {
  const named = scopeOf(asked).areaId === undefined ? await namedArea(pool, asked.text) : null;
  if (!named) return null;
  const { areaId, name, rest } = named;
  const groups = await answerTo(pool, { ...asked, areaId }, rest, 'words');
  return groups && { groups, corrected: rest, within: { areaId, name }, instead: [] };
};

/**
 * As typed; else in the region it names; else as letters spell it, or with one wrong sign put right; else its signs
 * wherever they stand; else what comes nearest, to try instead.
 */
export const searchItems = async (source: Source, asked: Asked): Promise<SearchFound> => {
  const { pool } = source;
  const { text } = asked;
  const literal = await answerTo(pool, asked, text, 'words');
  if (literal) return { groups: literal, corrected: null, within: null, instead: [] };
  const there = await inNamedArea(pool, asked);
  if (there) return there;
  const scope = scopeOf(asked);
  for (const read of [spelled, misspelled]) {
    const corrected = await read(source, text, scope);
    const meant = corrected === null ? null : await answerTo(pool, asked, corrected, 'words');
    if (meant) return { groups: meant, corrected, within: null, instead: [] };
  }
  const scattered = await answerTo(pool, asked, text, 'signs');
  if (scattered) return { groups: scattered, corrected: null, within: null, instead: [] };
  const none = (asked.group ? [asked.group] : scope.groups).map((group) => {
    return { group, total: 0, isCapped: false, rows: [] };
  });
  const instead = [...(await nearestTitles(pool, text, scope))];
  return { groups: none, corrected: null, within: null, instead };
};
