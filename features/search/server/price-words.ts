import type { Pool } from 'pg';
import type { Word } from '../contract';

const PRICES = `
  select kind, ref, price::float8 as value, unit, provenance->>'priceDate' as "priceDate",
    provenance->>'taxBasis' as "taxBasis"
  from unnest($1::text[], $2::text[]) as word (kind, ref) join search_entry using (kind, ref)
  where price is not null`;

interface Priced extends NonNullable<Word['price']> {
  readonly kind: string;
  readonly ref: string;
}

/** Words that are records, with what their records cost. */
export const priceWords = async (pool: Pool, words: readonly Word[]): Promise<Word[]> => {
  const records = words.filter(({ id }) => id !== '');
  if (records.length === 0) return [...words];
  const { rows } = await pool.query<Priced>({
    name: 'search-word-prices',
    text: PRICES,
    values: [records.map(({ group }) => group), records.map(({ id }) => id)],
  });
  const prices = new Map(rows.map(({ kind, ref, ...price }) => [`${kind} ${ref}`, price]));
  return words.map((word) => {
    const price = prices.get(`${word.group} ${word.id}`);
    return price ? { ...word, price } : word;
  });
};
