import type { Pool } from 'pg';
import type { Sort } from '#features/unit-prices/contract';
import type { State } from '../../state';
import { isEverything, scopeKey, type Scope } from '../scope';
import type { Segments } from '../walk';
import { readColumns, type Columns } from './columns';
import { heldSegments } from './held-segments';
import { matching } from './matching';

/** Of narrowed lists, together: four bytes each, for every record. */
const MOST_TIMES = 8;

/** What scopes leave, for those that were asked for last. */
const rememberMatches = (columns: Columns) => {
  const remembered = new Map<string, readonly Uint32Array[]>();
  const most = MOST_TIMES * columns.ids.length;
  const lengthOf = (lists: readonly Uint32Array[]) => lists.reduce((sum, { length }) => sum + length, 0);
  let held = 0;
  const forget = (key: string) => {
    held -= lengthOf(remembered.get(key) ?? []);
    remembered.delete(key);
  };
  const keep = (key: string, lists: readonly Uint32Array[]) => {
    forget(key);
    remembered.set(key, lists);
    held += lengthOf(lists);
    for (const oldest of remembered.keys()) {
      if (held <= most || oldest === key) break;
      forget(oldest);
    }
    return lists;
  };
  return (scope: Scope, sort: Sort, isNear: boolean): readonly Uint32Array[] | null => {
    if (isEverything(scope)) return [columns.orders[sort]];
    const key = `${sort} ${scopeKey(scope)}`;
    const known = remembered.get(key);
    if (!known && isNear) return null;
    return keep(key, known ?? matching(columns, scope, sort));
  };
};

export interface Wanted {
  readonly scope: Scope;
  readonly sort: Sort;
  readonly state: State;
  /** Whether an index comes to it sooner than all that the scope leaves is gathered. */
  readonly isNear: boolean;
}

export interface HeldList {
  /** The list of a scope from memory; null where that does not hold the records as they are now, or need not be asked. */
  readonly segments: (wanted: Wanted) => Segments | null;
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
    segments({ scope, sort, state: { revision, loading }, isNear }) {
      if (held?.columns.revision !== revision) {
        // The next request tries again after a failure; the database answers meanwhile.
        if (!loading)
          reading ??= read()
            .catch(() => undefined)
            .finally(() => (reading = undefined));
        return null;
      }
      const lists = scope.wholeCode ? null : held.matches(scope, sort, isNear);
      return lists && heldSegments(held.columns, lists, sort);
    },
    settled: async () => reading,
  };
};
