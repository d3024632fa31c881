import type { Pool } from 'pg';
import type { Sort } from '../../../contract';
import type { State } from '../../state';
import { scopeKey, type Scope } from '../scope';
import type { Segments } from '../walk';
import { readColumns, type Columns } from './columns';
import { heldSegments } from './held-segments';
import { matching } from './matching';

/** Of narrowed lists, together: four bytes each, for every record. */
const MOST_TIMES = 8;

/** What a scope leaves, for those scopes that were asked for last. */
const rememberMatches = (columns: Columns) => {
  const remembered = new Map<string, readonly Uint32Array[]>();
  const lengthOf = (lists: readonly Uint32Array[]) => lists.reduce((sum, { length }) => sum + length, 0);
  const most = MOST_TIMES * columns.ids.length;
  let held = 0;
  const forget = (key: string) => {
    held -= lengthOf(remembered.get(key) ?? []);
    remembered.delete(key);
  };
  return (scope: Scope, sort: Sort): readonly Uint32Array[] => {
    const key = `${sort} ${scopeKey(scope)}`;
    const lists = remembered.get(key) ?? matching(columns, scope, sort);
    forget(key);
    remembered.set(key, lists);
    held += lengthOf(lists);
    for (const oldest of remembered.keys()) {
      if (held <= most || oldest === key) break;
      forget(oldest);
    }
    return lists;
  };
};

export interface HeldList {
  /** The list of a scope from memory; null while that does not hold the records as they are now. */
  readonly segments: (scope: Scope, sort: Sort, state: State) => Segments | null;
  /** Resolves when what was last seen to have changed has been read. */
  readonly settled: () => Promise<void>;
}

/**
 * Holds what the list is narrowed and sorted by. It is read when a list is first asked for, and again when one is asked
 * for after a change; samples that are still coming are not followed.
 */
export const openHeldList = (pool: Pool): HeldList => {
  let held: { readonly columns: Columns; readonly matches: ReturnType<typeof rememberMatches> } | undefined;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    const columns = await readColumns(pool);
    held = { columns, matches: rememberMatches(columns) };
  };
  return {
    segments(scope, sort, { revision, loading }) {
      if (held?.columns.revision === revision && !scope.wholeCode)
        return heldSegments(held.columns, held.matches(scope, sort), sort);
      if (held?.columns.revision !== revision && !loading) {
        // Whoever asks next tries again; the database answers meanwhile.
        reading ??= read()
          .catch(() => undefined)
          .finally(() => (reading = undefined));
      }
      return null;
    },
    settled: async () => reading,
  };
};
