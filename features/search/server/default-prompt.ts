import type { Pool } from 'pg';
import type { DataOf } from '#src/contract/call';
import { GROUPS, type defaultPromptCall } from '../contract';

const HOT = 8;
// Several records share a title; this many of the hottest hold enough different ones.
const CANDIDATES = 40;

/** Group by group, because the index of ranks begins with the group. */
const HOTTEST = `
  select title from unnest($1::text[]) as k (kind)
  cross join lateral (
    select title, rank, ref from search_entry where kind = k.kind
    order by rank desc, ref limit ${CANDIDATES}) hottest
  order by rank desc, kind, ref limit ${CANDIDATES}`;

/** The hottest titles; the very hottest stands in the empty search box. */
export const defaultPrompt = async (pool: Pool): Promise<DataOf<typeof defaultPromptCall>> => {
  const { rows } = await pool.query<{ title: string }>(HOTTEST, [GROUPS]);
  const [first, ...others] = [...new Set(rows.map(({ title }) => title))];
  return {
    prompt: first ? `试试：${first}` : '搜索工程、清单项、人工与政策',
    hot: [first, ...others].filter((title) => title !== undefined).slice(0, HOT),
  };
};
