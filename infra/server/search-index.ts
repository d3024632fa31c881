import type { ClientBase } from 'pg';
import { pinyin } from 'pinyin-pro';
import { folded, searchTokens } from './search-tokens';

export interface SearchEntry {
  /** Word group: bid_node, bq_item, sl, labor, policy. */
  readonly kind: string;
  /** The record's own id within its kind. */
  readonly ref: string;
  readonly title: string;
  readonly subtitle: string;
  readonly areaId: number;
  /** 0–999,999 */
  readonly heat: number;
}

const BATCH = 2_000;

/** `滨江 3#楼` → full `binjiang3lou`, initials `bj3l`. */
export const soundsOf = (title: string): { readonly full: string; readonly initials: string } => {
  const syllables = pinyin(folded(title), { toneType: 'none', type: 'array', v: true })
    .map((syllable) => syllable.replace(/[^a-z0-9]/g, ''))
    .filter((syllable) => syllable !== '');
  return { full: syllables.join(''), initials: syllables.map(([first]) => first).join('') };
};

const insert = `
  insert into search_entry (kind, ref, title, folded, subtitle, area_id, heat, tokens, pinyin, initials)
  select kind, ref, title, folded, subtitle, area_id, heat, array_to_tsvector(string_to_array(tokens, ' ')), pinyin, initials
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::text[], $9::text[],
    $10::text[]) as entry (kind, ref, title, folded, subtitle, area_id, heat, tokens, pinyin, initials)
  on conflict (kind, ref) do update set
    title = excluded.title, folded = excluded.folded, subtitle = excluded.subtitle, area_id = excluded.area_id, heat = excluded.heat,
    tokens = excluded.tokens, pinyin = excluded.pinyin, initials = excluded.initials`;

/**
 * Makes records findable, or changes what they are found by. Call it in the transaction that changes the records;
 * a record may stand in `entries` once.
 */
export const indexRecords = async (client: ClientBase, entries: readonly SearchEntry[]): Promise<void> => {
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = entries.slice(from, from + BATCH);
    const sounds = batch.map(({ title }) => soundsOf(title));
    await client.query(insert, [
      batch.map(({ kind }) => kind),
      batch.map(({ ref }) => ref),
      batch.map(({ title }) => title),
      batch.map(({ title }) => folded(title)),
      batch.map(({ subtitle }) => subtitle),
      batch.map(({ areaId }) => areaId),
      batch.map(({ heat }) => heat),
      batch.map(({ title, subtitle }) => searchTokens(`${title} ${subtitle}`).join(' ')),
      sounds.map(({ full }) => full),
      sounds.map(({ initials }) => initials),
    ]);
  }
};

/** Call it in the transaction that removes the records. */
export const removeRecords = async (
  client: ClientBase,
  kind: string,
  refs: readonly string[],
): Promise<void> => {
  await client.query('delete from search_entry where kind = $1 and ref = any ($2::text[])', [kind, refs]);
};
