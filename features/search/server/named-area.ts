import type { Pool } from 'pg';
import { folded, wordsOf } from '#infra/server/search/search-tokens';

export interface NamedArea {
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
