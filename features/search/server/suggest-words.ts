import type { Pool } from 'pg';
import { folded, searchQuery } from '../../../infra/server/search-tokens';
import { GROUPS, type Word } from '../contract';

const COUNT = 10;
// Equal titles are one word; this many candidates leave ten after they are merged.
const CANDIDATES = 60;

const HOTTEST = `order by heat desc, kind, ref limit ${CANDIDATES}`;

/**
 * 0 the title itself, 1 it begins so, 2 it holds the text, 3 its pinyin or initials begin so. Each way keeps its own
 * hottest, so that a single sign which thousands of titles hold is read off the index of heat.
 */
const SUGGEST = `
  with found as (
    (select kind, ref, title, heat, case when folded = $1 then 0 else 1 end as distance
      from search_entry where folded like $2 order by folded = $1 desc, heat desc, kind, ref limit ${CANDIDATES})
    union all
    (select kind, ref, title, heat, 2 from search_entry
      where tokens @@ $3::tsquery and strpos(folded, $1) > 0 ${HOTTEST})
    union all
    (select kind, ref, title, heat, 3 from search_entry where pinyin like $4 ${HOTTEST})
    union all
    (select kind, ref, title, heat, 3 from search_entry where initials like $4 ${HOTTEST}))
  select title as word, kind as "group", ref as id from found
  where kind = any ($5::text[])
  order by distance, heat desc, title, ref limit ${CANDIDATES}`;

const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Letters and digits only, so nothing of it is a sign of LIKE. */
const soundOf = (text: string): string | null => {
  const letters = text.replace(/[\s']/g, '');
  return /^[a-z0-9]+$/.test(letters) && /[a-z]/.test(letters) ? `${letters}%` : null;
};

/** At most ten words, best match first, the more sought-after before the others. */
export const suggestWords = async (pool: Pool, text: string): Promise<Word[]> => {
  const plain = folded(text);
  if (plain === '') return [];
  const { rows } = await pool.query<Word>(SUGGEST, [
    plain,
    beginning(plain),
    searchQuery(plain),
    soundOf(plain),
    [...GROUPS],
  ]);
  const words = new Map<string, Word>();
  for (const row of rows) {
    const key = `${row.group} ${row.word}`;
    if (!words.has(key)) words.set(key, row);
  }
  return [...words.values()].slice(0, COUNT);
};
