import type { PoolClient } from 'pg';
import type { TrackedBody } from '../contract';
import { readEvent } from './read-event';
import { rowOf, storeRows } from './store-events';

/** What could not be read is kept for a month, and may have waited before. */
const LONGEST_MS = 40 * 86_400_000;

/** Stores a body that was corrected, in the transaction of its correction; says why it still cannot be read. */
export const ingestEvent = async (
  client: PoolClient,
  { accountName, ...body }: TrackedBody,
): Promise<{ readonly reason: string } | undefined> => {
  const read = readEvent(body, { now: Date.now(), longest: LONGEST_MS });
  if ('reason' in read) return read;
  // The name beside a body that was kept is that of the login.
  const owner = accountName === undefined ? undefined : { accountName, role: read.event.envelope?.ro ?? 'u' };
  await storeRows(client)([rowOf(read.event, body, owner)]);
  return undefined;
};
