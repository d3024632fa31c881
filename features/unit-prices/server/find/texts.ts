import type { ClientBase } from 'pg';
import { folded, searchQuery } from '#infra/server/search/search-tokens';

/** Texts that answer a keyword, and the items they describe. */
export interface FoundTexts {
  readonly ids: readonly number[];
  readonly items: readonly number[];
}

const NONE: FoundTexts = { ids: [], items: [] };
const CLASSES = [0, 1, 2] as const;
const CLASS = `case when folded = $2 then 0 when strpos(folded, $2) > 0 then 1 else 2 end`;

/**
 * What a keyword finds by name, code and features, in three classes: the name itself, names that hold the keyword,
 * everything else. Null without a keyword; signs alone find nothing.
 */
export const textsOf = async (
  client: ClientBase,
  keyword: string | undefined,
): Promise<readonly FoundTexts[] | null> => {
  const text = folded(keyword ?? '');
  if (text === '') return null;
  const query = searchQuery(text);
  if (query === null) return CLASSES.map(() => NONE);
  const { rows } = await client.query<FoundTexts & { readonly class: number }>(
    `select ${CLASS} as class, array_agg(id) as ids, array_agg(distinct item_id) as items
     from bill_text where tokens @@ $1::tsquery group by 1`,
    [query, text],
  );
  return CLASSES.map((wanted) => rows.find((row) => row.class === wanted) ?? NONE);
};

export const together = (classes: readonly FoundTexts[]): FoundTexts => ({
  ids: classes.flatMap(({ ids }) => ids),
  items: [...new Set(classes.flatMap(({ items }) => items))],
});
