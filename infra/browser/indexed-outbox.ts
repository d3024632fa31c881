import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { defer, type Observable } from 'rxjs';

/** Ids are in the order of time. */
interface Entry {
  readonly id: string;
  readonly at: number;
}

interface Room {
  readonly facts: number;
  readonly bytes: number;
  readonly used: number;
}

interface EntryKeys<E> {
  readonly ownerOf: (entry: E) => string;
  readonly rankOf: (entry: E) => number | undefined;
}

interface Row<E> {
  readonly id: string;
  readonly at: number;
  readonly owner: string;
  /** A row without one is not in the index of ranks. */
  readonly rank: number | undefined;
  readonly bytes: number;
  readonly entry: E;
}

interface Sum {
  readonly rows: number;
  readonly bytes: number;
}

interface Tables<E> extends DBSchema {
  rows: {
    key: string;
    value: Row<E>;
    indexes: { owner: [string, string]; rank: [number, string]; at: number };
  };
  /** Kept with the rows in one transaction: nobody reads thousands of rows to know how many there are. */
  sums: { key: string; value: Sum };
}

type Writing<E> = IDBPTransaction<Tables<E>, ['rows', 'sums'], 'readwrite'>;

const NAME = 'zaojia-outbox';
const ALL = 'all';
const EMPTY: Sum = { rows: 0, bytes: 0 };
/** Arrays sort behind all text: every key that begins with this owner. */
const ofOwner = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** What waits to be sent, for all tabs of this browser. Every call fails where the browser refuses storage. */
export const indexedOutbox = <E extends Entry>({ ownerOf, rankOf }: EntryKeys<E>) => {
  let opened: Promise<IDBPDatabase<Tables<E>>> | undefined;
  const reopen = () => {
    opened = undefined;
  };
  const open = () =>
    openDB<Tables<E>>(NAME, 1, {
      upgrade: (made) => {
        const rows = made.createObjectStore('rows', { keyPath: 'id' });
        rows.createIndex('owner', ['owner', 'id']);
        rows.createIndex('rank', ['rank', 'id']);
        rows.createIndex('at', 'at');
        made.createObjectStore('sums');
      },
      // A page of a newer build must not wait for this one.
      blocking: (_now, _wanted, { target }) => {
        (target as IDBDatabase).close();
        reopen();
      },
      terminated: reopen,
    }).catch((error: unknown) => {
      // The next call tries again.
      reopen();
      throw error;
    });
  const database = () => (opened ??= open());

  const read = <T>(use: (from: IDBPDatabase<Tables<E>>) => Promise<T>): Observable<T> =>
    defer(async () => use(await database()));

  /** Rows and their sum change together or not at all. */
  const change = <T>(use: (writing: Writing<E>, sum: Sum) => Promise<readonly [T, Sum]>): Observable<T> =>
    read(async (from) => {
      const writing = from.transaction(['rows', 'sums'], 'readwrite');
      const sums = writing.objectStore('sums');
      const perform = async () => {
        const [result, sum] = await use(writing, (await sums.get(ALL)) ?? EMPTY);
        await sums.put(sum, ALL);
        return result;
      };
      // Both at once: a transaction that is given up rejects, whoever listens.
      const [result] = await Promise.all([perform(), writing.done]);
      return result;
    });

  const removeAlong = async (
    first: Promise<{ readonly value: Row<E>; delete(): Promise<void>; continue(): Promise<unknown> } | null>,
    sum: Sum,
    isEnough: (left: Sum) => boolean,
  ): Promise<readonly [readonly E[], Sum]> => {
    const removed: E[] = [];
    let left = sum;
    let cursor = await first;
    while (cursor && !isEnough(left)) {
      const { bytes, entry } = cursor.value;
      removed.push(entry);
      left = { rows: left.rows - 1, bytes: left.bytes - bytes };
      await cursor.delete();
      cursor = (await cursor.continue()) as typeof cursor;
    }
    return [removed, left];
  };
  const never = () => false;

  return {
    count: (): Observable<number> => read((from) => from.count('rows')),
    put: (entries: readonly E[], room: Room): Observable<readonly E[]> =>
      change(async (writing, before) => {
        const rows = writing.objectStore('rows');
        let sum = before;
        for (const entry of entries) {
          const { id, at } = entry;
          if ((await rows.getKey(id)) !== undefined) continue;
          const bytes = bytesOf(entry);
          await rows.add({ id, at, owner: ownerOf(entry), rank: rankOf(entry), bytes, entry });
          sum = { rows: sum.rows + 1, bytes: sum.bytes + bytes };
        }
        if (sum.rows <= room.facts && sum.bytes <= room.bytes) return [[], sum];
        return removeAlong(
          rows.index('rank').openCursor(),
          sum,
          (left) => left.rows <= room.facts * room.used && left.bytes <= room.bytes * room.used,
        );
      }),
    next: (most: number, owners: readonly string[]): Observable<readonly E[]> =>
      read(async (from) => {
        const found = await Promise.all(
          owners.map((owner) => from.getAllFromIndex('rows', 'owner', ofOwner(owner), most)),
        );
        return found
          .flat()
          .sort((one, other) => (one.id < other.id ? -1 : 1))
          .slice(0, most)
          .map(({ entry }) => entry);
      }),
    remove: (ids: readonly string[]): Observable<void> =>
      change(async (writing, before) => {
        const rows = writing.objectStore('rows');
        let sum = before;
        for (const id of ids) {
          const row = await rows.get(id);
          if (!row) continue;
          await rows.delete(id);
          sum = { rows: sum.rows - 1, bytes: sum.bytes - row.bytes };
        }
        return [undefined, sum];
      }),
    removeBefore: (at: number): Observable<readonly E[]> =>
      change((writing, sum) =>
        removeAlong(
          writing.objectStore('rows').index('at').openCursor(IDBKeyRange.upperBound(at, true)),
          sum,
          never,
        ),
      ),
    removeOf: (owner: string): Observable<readonly E[]> =>
      change((writing, sum) =>
        removeAlong(writing.objectStore('rows').index('owner').openCursor(ofOwner(owner)), sum, never),
      ),
  };
};
