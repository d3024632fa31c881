import type { Pool } from 'pg';
import type { Provenance } from '#src/contract/provenance';
import { folded, patternsOf, queryOf, wordsOf, type Segmentation } from '#infra/server/search/search-tokens';
import type { Group } from '../contract';
import { phraseOf } from './phrase-of';
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
  readonly provenance: Provenance;
}

export interface Wanted {
  readonly group: Group;
  /** Undefined is the whole country. */
  readonly areaId: number | undefined;
  readonly text: string;
  readonly reading: Segmentation;
  readonly offset: number;
  readonly size: number;
}

/** Best first: the title itself, titles that begin with the text, titles that hold it, then whatever holds its words. */
export const findRows = async (pool: Pool, wanted: Wanted): Promise<readonly FoundRow[]> => {
  const { group, areaId, text, reading, offset, size } = wanted;
  const words = wordsOf(text, reading);
  if (words.length === 0) return [];
  const { full, beginning, within } = phraseOf(text);
  const { rows } = await pool.query<FoundRow>({
    name: `search-rows-${group}`,
    text: rowsQuery(group),
    values: [
      patternsOf(words),
      every(queryOf(words), areaQuery(areaId)),
      areaId ?? null,
      folded(text),
      full,
      beginning,
      within,
      offset,
      size,
    ],
  });
  return rows;
};
