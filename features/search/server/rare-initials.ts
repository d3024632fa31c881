import type { Pool } from 'pg';
import type { Group } from '../contract';
import { spelledIn, startsOf } from './terms';

/** Titles with the letters somewhere; so many are read, and fewer of them begin a word there. */
const READ = 300;
/** The index holds three letters at a time. */
const LETTERS = /^[a-z]{3,12}$/;

export interface Initialed {
  readonly kind: Group;
  readonly ref: string;
  readonly title: string;
  /** The part of the title whose initials the letters are. */
  readonly part: string;
}

/** Titles of all records with a word that begins with these initials, the most sought-after first. */
export const rareInitials = async (
  pool: Pool,
  groups: readonly Group[],
  letters: string,
): Promise<readonly Initialed[]> => {
  if (!LETTERS.test(letters)) return [];
  const { rows } = await pool.query<Omit<Initialed, 'part'>>({
    name: 'search-initials',
    text: `select kind, ref, title from search_entries_with_initials($1, $2, ${READ}) order by rank desc, ref`,
    values: [letters, groups],
  });
  return rows.flatMap((row) => {
    const part = startsOf(row.title)
      .map((start) => spelledIn(start, letters))
      .find((spelled) => spelled !== '');
    return part === undefined ? [] : [{ ...row, part }];
  });
};
