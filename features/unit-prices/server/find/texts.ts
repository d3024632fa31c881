import type { Pool } from 'pg';
import { folded, searchQuery } from '#infra/server/search/search-tokens';

export interface FoundTexts {
  /** Ids of texts: the name itself, names that hold the keyword, everything else that answers it. */
  readonly classes: readonly (readonly number[])[];
  /** What the texts describe. */
  readonly items: readonly number[];
}

const CLASS = `case when folded = $2 then 0 when strpos(folded, $2) > 0 then 1 else 2 end`;

/** What a keyword finds by name, code and features; null without one. Signs alone find nothing. */
export const textsOf = async (pool: Pool, keyword: string | undefined): Promise<FoundTexts | null> => {
  const text = folded(keyword ?? '');
  if (text === '') return null;
  const query = searchQuery(text);
  if (query === null) return { classes: [], items: [] };
  const { rows } = await pool.query<{ class: number; ids: number[]; items: number[] }>(
    `select ${CLASS} as class, array_agg(id) as ids, array_agg(distinct item_id) as items from bill_text where tokens @@ $1::tsquery group by 1`,
    [query, text],
  );
  return {
    classes: [0, 1, 2].map((wanted) => rows.find((row) => row.class === wanted)?.ids ?? []),
    items: [...new Set(rows.flatMap(({ items }) => items))],
  };
};
