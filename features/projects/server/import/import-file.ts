import type { Pool } from 'pg';
import { understandFile, withoutStored, type Understanding } from './file';
import { readPlaces, storedAmong, storeImported } from './store';

/** Reads a file against what is stored; nothing is changed. Throws Unclear when the file cannot be imported at all. */
export const prepareImport = async (
  pool: Pool,
  { bytes, fileName, now }: { readonly bytes: Uint8Array; readonly fileName: string; readonly now: string },
): Promise<Understanding> => {
  const understood = await understandFile(bytes, { fileName, now, places: await readPlaces(pool) });
  const projects = understood.accepted.map(({ project }) => project);
  return withoutStored(understood, await storedAmong(pool, projects));
};

export const commitImport = (pool: Pool, { accepted }: Understanding): Promise<void> =>
  storeImported(
    pool,
    accepted.map(({ project }) => project),
  );
