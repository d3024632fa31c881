import type { Pool } from 'pg';
import type { DataOf } from '../../../src/contract/call';
import type { defaultPromptCall } from '../contract';

const HOT = 8;
// Several records share a title; this many of the hottest hold enough different ones.
const CANDIDATES = 40;

/** The hottest titles; the very hottest stands in the empty search box. */
export const defaultPrompt = async (pool: Pool): Promise<DataOf<typeof defaultPromptCall>> => {
  const { rows } = await pool.query<{ title: string }>(
    'select title from search_entry order by heat desc, kind, ref limit $1',
    [CANDIDATES],
  );
  const [first, ...others] = [...new Set(rows.map(({ title }) => title))];
  return {
    prompt: first ? `试试：${first}` : '搜索工程、清单项、人工与政策',
    hot: [first, ...others].filter((title) => title !== undefined).slice(0, HOT),
  };
};
