import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A log that this browser keeps, redacted like any other file. */
export interface KeptLog {
  readonly name: string;
  /** Ms since 1970. */
  readonly at: number;
  /** Something had broken. */
  readonly isOfError: boolean;
  readonly text: string;
}

interface Schema extends DBSchema {
  logs: { key: string; value: KeptLog };
}

const MOST = 5;

const open = () =>
  openDB<Schema>('action-logs', 1, {
    upgrade: (db) => void db.createObjectStore('logs', { keyPath: 'name' }),
  });

/** The latest first. */
export const keptLogs = async (): Promise<readonly KeptLog[]> => {
  const db = await open();
  const logs = await db.getAll('logs');
  db.close();
  return logs.sort((one, other) => other.at - one.at);
};

/** Of errors and of others only the latest few are kept. */
const dropSuperfluous = async (db: IDBPDatabase<Schema>): Promise<void> => {
  const all = await db.getAll('logs');
  const superfluous = [true, false].flatMap((isOfError) =>
    all
      .filter((each) => each.isOfError === isOfError)
      .sort((one, other) => other.at - one.at)
      .slice(MOST),
  );
  for (const { name } of superfluous) await db.delete('logs', name);
};

/** In place of the one of the same name. */
export const keepLog = async (log: KeptLog): Promise<void> => {
  const db = await open();
  const isKnown = (await db.getKey('logs', log.name)) !== undefined;
  await db.put('logs', log);
  if (!isKnown) await dropSuperfluous(db);
  db.close();
};
