import type { ClientBase } from 'pg';
import { pinyin } from 'pinyin-pro';
import type { Provenance } from '#src/contract/provenance';
import { mapInTurns } from '../in-turns';
import { arrayLiteral, type Cell } from '../postgres/array-literal';
import type { Store } from '../postgres/copy-rows';
import { folded, haystackOf, searchTokens } from './search-tokens';

export interface SearchEntry {
  /** Word group: bid_node, bq_item, sl, labor, policy. */
  readonly kind: string;
  /** The record's own id within its kind. */
  readonly ref: string;
  readonly title: string;
  /** Found like the title, after it, and shown below it. */
  readonly subtitle: string;
  /** Province, or 1 for the whole country. */
  readonly areaId: number;
  readonly cityId?: number | null;
  /** Of a unit price: the project it stands in. */
  readonly parentRef?: string;
  /** YYYY-MM-DD */
  readonly publishedOn?: string | null;
  /** In `unit`, by the provenance's period and tax basis; records without a price of their own have none. */
  readonly price?: number | null;
  readonly unit?: string;
  /** A fraction: 0.09. By it the price is read in the other tax basis. */
  readonly taxRate?: number | null;
  /** Between these, where the price is the middle of a range that was published. */
  readonly low?: number | null;
  readonly high?: number | null;
  /** 0–999,999 */
  readonly heat: number;
  /** Found as well, and not shown: the number a house knows its record by. */
  readonly alsoFoundBy?: string;
  readonly provenance: Provenance;
}

/** A house's own records stand first among those that fit as well. */
export const OWN_HEAT = 999_999;

const BATCH = 2_000;
/** What lies beyond is shown but not found: entries of an index have at most 2,704 bytes. */
const FOUND_BY = { title: 200, subtitle: 250, pinyin: 300, initials: 100 };

/** One sound for each sign of a folded text, empty for what has none: `滨江 3#` → `bin`, `jiang`, ``, `3`, ``. */
export const soundOfSigns = (text: string): readonly string[] =>
  pinyin(text, { toneType: 'none', type: 'array', v: true }).map((sound) => sound.replace(/[^a-z0-9]/g, ''));

/** `滨江 3#楼` → full `binjiang3lou`, initials `bj3l`. */
export const soundsOf = (title: string): { readonly full: string; readonly initials: string } => {
  const sounds = soundOfSigns(folded(title));
  return { full: sounds.join(''), initials: sounds.map((sound) => sound.slice(0, 1)).join('') };
};

/** The token by which an index scan stays within a province or city. */
export const areaToken = (areaId: number): string => `@${areaId}`;

interface Found {
  readonly folded: string;
  readonly haystack: string;
  readonly tokens: string;
  readonly pinyin: string;
  readonly initials: string;
}
interface Sought extends SearchEntry {
  readonly found: Found;
}

const readTitle = (whole: string, below: string, also: string): Found => {
  const title = whole.slice(0, FOUND_BY.title);
  const subtitle = below.slice(0, FOUND_BY.subtitle);
  const { full, initials } = soundsOf(title);
  return {
    folded: folded(title),
    haystack: haystackOf(title, subtitle, also),
    tokens: searchTokens(`${title} ${subtitle} ${also}`).join(' '),
    pinyin: full.slice(0, FOUND_BY.pinyin),
    initials: initials.slice(0, FOUND_BY.initials),
  };
};

/** Bills repeat their titles thousands of times, and reading one takes longer than storing it. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, Found>();
const foundBy = ({ title, subtitle, alsoFoundBy = '' }: SearchEntry): Found => {
  const key = `${title}\n${subtitle}\n${alsoFoundBy}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const found = readTitle(title, subtitle, alsoFoundBy);
  remembered.set(key, found);
  return found;
};

const sought = (entry: SearchEntry): Sought => ({ ...entry, found: foundBy(entry) });

const tokensOf = ({ found, areaId, cityId }: Sought): string => {
  const city = cityId == null ? '' : ` ${areaToken(cityId)}`;
  return `${found.tokens} ${areaToken(areaId)}${city}`.trimStart();
};

const dayOf = (period: string | undefined): string | null =>
  period && /^\d{4}-\d\d/.test(period) ? `${period.slice(0, 7)}-01` : null;

const COLUMNS: Readonly<Record<string, readonly [type: string, of: (entry: Sought) => Cell | undefined]>> = {
  kind: ['text', ({ kind }) => kind],
  ref: ['text', ({ ref }) => ref],
  title: ['text', ({ title }) => title],
  folded: ['text', ({ found }) => found.folded],
  subtitle: ['text', ({ subtitle }) => subtitle],
  area_id: ['int', ({ areaId }) => areaId],
  city_id: ['int', ({ cityId }) => cityId],
  parent_ref: ['text', ({ parentRef }) => parentRef],
  published_on: ['date', ({ publishedOn }) => publishedOn],
  heat: ['int', ({ heat }) => heat],
  price: ['numeric', ({ price }) => price],
  unit: ['text', ({ unit }) => unit ?? ''],
  low: ['numeric', ({ low }) => low],
  high: ['numeric', ({ high }) => high],
  period: ['date', ({ provenance }) => dayOf(provenance.priceDate)],
  tax_rate: ['numeric', ({ taxRate }) => taxRate],
  is_taxed: ['bool', ({ provenance }) => provenance.taxBasis === '含税'],
  haystack: ['text', ({ found }) => found.haystack],
  tokens: ['tsvector', tokensOf],
  pinyin: ['text', ({ found }) => found.pinyin],
  initials: ['text', ({ found }) => found.initials],
};
const names = Object.keys(COLUMNS);
/** Thousands of entries have one provenance, so that it is sent once, and its place among the others' by each entry. */
const PROVENANCES = `$${names.length + 2}::jsonb[]`;
const valueOf = (name: string, type: string): string =>
  type === 'tsvector' ? `array_to_tsvector(string_to_array(${name}, ' '))` : `${name}::${type}`;

const insert = `
  insert into search_entry (${names.join(', ')}, item_key, provenance)
  select ${Object.entries(COLUMNS)
    .map(([name, [type]]) => valueOf(name, type))
    .join(', ')}, search_item_key(kind, haystack), (${PROVENANCES})[place]
  from unnest(${names.map((_, index) => `$${index + 1}::text[]`).join(', ')}, $${names.length + 1}::int[])
    as entry (${names.join(', ')}, place)
  on conflict (kind, ref) do update set
    ${[...names, 'item_key', 'provenance'].map((name) => `${name} = excluded.${name}`).join(', ')}`;

const batchOf = async (entries: readonly SearchEntry[]): Promise<readonly string[]> => {
  const places = new Map<Provenance, number>();
  const placed = entries.map(({ provenance }) => {
    const place = places.get(provenance) ?? places.size + 1;
    places.set(provenance, place);
    return place;
  });
  const rows = await mapInTurns(entries, sought);
  return [
    ...(await mapInTurns(Object.values(COLUMNS), ([, of]) =>
      arrayLiteral(rows.map((row) => of(row) ?? null)),
    )),
    arrayLiteral(placed),
    arrayLiteral([...places.keys()].map((provenance) => JSON.stringify(provenance))),
  ];
};

/** Else the next searches read entry by entry what PostgreSQL has not yet sorted into the indexes. */
const sortIn = 'select sort_in_search_entries($1)';

/** Of `pg_notify`, with the kind of the entries that changed. */
export const SEARCH_CHANGES = 'search_changes';
const tellOf = (client: ClientBase, kinds: readonly string[]) =>
  client.query('select pg_notify($1, kind) from unnest($2::text[]) as kind', [SEARCH_CHANGES, kinds]);

/** Makes entries ready for `indexRecords`, whose only work is then to send them; the sounds of titles take a while. */
export const readyEntries = async (entries: readonly SearchEntry[]): Promise<Store> => {
  const batches: (readonly string[])[] = [];
  for (let from = 0; from < entries.length; from += BATCH)
    batches.push(await batchOf(entries.slice(from, from + BATCH)));
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return async (client) => {
    for (const batch of batches) await client.query(insert, [...batch]);
    await client.query(sortIn, [kinds]);
    await tellOf(client, kinds);
  };
};

/**
 * Makes records findable, or changes what they are found by. Call it in the transaction that changes the records;
 * a record may stand in `entries` once.
 */
export const indexRecords = async (client: ClientBase, entries: readonly SearchEntry[]): Promise<void> => {
  const store = await readyEntries(entries);
  await store(client);
};

/** Call it in the transaction that removes the records. */
export const removeRecords = async (
  client: ClientBase,
  kind: string,
  refs: readonly string[],
): Promise<void> => {
  await client.query('delete from search_entry where kind = $1 and ref = any ($2::text[])', [kind, refs]);
  await tellOf(client, [kind]);
};
