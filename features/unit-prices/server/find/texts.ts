import type { Pool } from 'pg';
import { folded, searchQuery } from '../../../../infra/server/search-tokens';

/** Ids of texts: the name itself, names that hold the keyword, everything else that answers it. */
export type TextClasses = readonly (readonly number[])[];

const CLASS = `case when folded = $2 then 0 when strpos(folded, $2) > 0 then 1 else 2 end`;

/** What a keyword finds by name, code and features; null without one. Signs alone find nothing. */
export const textsOf = async (pool: Pool, keyword: string | undefined): Promise<TextClasses | null> => {
  const text = folded(keyword ?? '');
  if (text === '') return null;
  const query = searchQuery(text);
  if (query === null) return [];
  const { rows } = await pool.query<{ class: number; ids: number[] }>(
    `select ${CLASS} as class, array_agg(id) as ids from bill_text where tokens @@ $1::tsquery group by 1`,
    [query, text],
  );
  return [0, 1, 2].map((wanted) => rows.find((row) => row.class === wanted)?.ids ?? []);
};
