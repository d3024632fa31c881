import type { Pool } from 'pg';
import type { Provenance } from '#src/contract/provenance';
import {
  folded,
  needlesOf,
  patternsOf,
  queryOf,
  spaced,
  wordsOf,
  type Segmentation,
} from '#infra/server/search/search-tokens';
import type { Group, SearchRow } from '../contract';
import { heldIn } from './held-in';
import type { Source } from './hottest';
import { basesOf, phraseOf } from './phrase-of';
import { rowsQuery } from './rows-query';
import { areaQuery, every } from './scope-of';

export interface FoundRow {
  readonly group: Group;
  /** One more than the cap when there are more. */
  readonly total: number;
  /** Null, like all that follows, in the only row of a group that has none to show. */
  readonly id: string | null;
  readonly title: string;
  readonly summary: string;
  readonly areaId: number;
  readonly areaName: string;
  readonly publishedOn: string | null;
  /** Rows to page through. */
  readonly shown: number;
  /** See distances.ts. */
  readonly tier: number;
  readonly n: number;
  readonly price: number | null;
  readonly unit: string;
  readonly low: number | null;
  readonly high: number | null;
  readonly median: SearchRow['median'];
  readonly provenance: Provenance;
}

/** What results are narrowed and ordered by beside their words. */
export interface Refinement {
  /** YYYY-MM */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly taxBasis?: Provenance['taxBasis'] | undefined;
  /** What medians are of, whatever their records are in. */
  readonly readIn: Provenance['taxBasis'];
  readonly sort?: 'price' | 'date' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly item?: string | undefined;
}

export interface Wanted extends Refinement {
  readonly group: Group;
  /** Undefined is the whole country. */
  readonly areaId: number | undefined;
  readonly text: string;
  readonly reading: Segmentation;
  readonly offset: number;
  readonly size: number;
}

const firstDay = (month: string | undefined): string | null => (month === undefined ? null : `${month}-01`);
const ORDERS = {
  price: { asc: 'cheapest', desc: 'dearest' },
  date: { asc: 'oldest', desc: 'newest' },
} as const;
const USUAL = { price: 'asc', date: 'desc' } as const;

/** All records of an item, also those that hold what was typed no more: its row counts them. */
const soughtIn = ({ text, item }: Pick<Wanted, 'text' | 'item'>): string => item ?? text;

/** Best first: the title itself, titles that begin with the text, titles that hold it, then whatever holds its words. */
export const findRows = async (pool: Pool, wanted: Wanted): Promise<readonly FoundRow[]> => {
  const { group, areaId, reading, offset, size } = wanted;
  const sought = soughtIn(wanted);
  const words = wordsOf(sought, reading);
  // Of a place alone, everything there.
  if (words.length === 0 && areaId === undefined) return [];
  const { from, to, taxBasis, readIn, sort, order, item } = wanted;
  const { full, beginning, within } = phraseOf(sought);
  const { rows } = await pool.query<FoundRow>({
    name: `search-rows-${group}`,
    text: rowsQuery(group),
    values: [
      patternsOf(words),
      every(queryOf(words), areaQuery(areaId)),
      areaId ?? null,
      folded(sought),
      full,
      beginning,
      within,
      offset,
      size,
      firstDay(from),
      firstDay(to),
      taxBasis === undefined ? null : taxBasis === '含税',
      item === undefined ? null : spaced(item),
      sort === undefined ? 'relevance' : ORDERS[sort][order ?? USUAL[sort]],
      // What is looked through by day, or by name, is looked at one by one.
      sort !== 'date' && item === undefined,
      readIn === '含税',
      basesOf(words, sought),
    ],
  });
  return rows;
};

/**
 * Whether there is anything to be found. What one of the hottest holds is; of other words there are few entries, if any,
 * and asking the index of tokens takes a fraction of what the whole question does.
 */
export const isHeld = async (
  { pool, hottest }: Source,
  wanted: Pick<Wanted, 'group' | 'areaId' | 'text' | 'item' | 'reading'>,
): Promise<boolean> => {
  const { group, areaId, reading } = wanted;
  const words = wordsOf(soughtIn(wanted), reading);
  const query = every(queryOf(words), areaQuery(areaId));
  if (query === '') return false;
  const needles = needlesOf(words);
  const entries = await hottest.of(group);
  if (entries.some(({ haystack }) => needles.every((needle) => haystack.includes(needle)))) return true;
  const { rowCount } = await pool.query({
    name: `search-held-${group}`,
    text: `${heldIn(group, '(select $1::text::tsquery)')} limit 1`,
    values: [query],
  });
  return rowCount === 1;
};
