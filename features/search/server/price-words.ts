import type { Pool } from 'pg';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { Word } from '../contract';

/** Labour is published for the whole country: unless it is a house's own, that line stands for the word. */
const PRICES = `
  select word.kind, word.ref, shown.ref as id, shown.price::float8 as value, shown.unit,
    concat_ws(' ', province.name, city.short_name) as "areaName",
    shown.provenance->>'priceDate' as "priceDate", shown.provenance->>'taxBasis' as "taxBasis"
  from unnest($1::text[], $2::text[]) as word (kind, ref)
  join search_entry found on found.kind = word.kind and found.ref = word.ref
  left join lateral (
    select e.ref from search_entry e
    where found.kind = 'labor' and found.provenance->>'kind' <> 'imported'
      and e.kind = found.kind and e.item_key = found.item_key and e.area_id = ${NATIONWIDE_ID}
    order by e.rank desc, e.ref limit 1) nationwide on true
  join search_entry shown on shown.kind = word.kind and shown.ref = coalesce(nationwide.ref, word.ref)
  left join region province on province.areaid = shown.area_id
  left join region city on city.areaid = shown.city_id
  where shown.price is not null`;

interface Priced extends NonNullable<Word['price']> {
  readonly kind: string;
  readonly ref: string;
  /** Of the record that the price is of. */
  readonly id: string;
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
  const prices = new Map(rows.map(({ kind, ref, id, ...price }) => [`${kind} ${ref}`, { id, price }]));
  return words.map((word) => {
    return { ...word, ...prices.get(`${word.group} ${word.id}`) };
  });
};
