import type { PoolClient } from 'pg';
import type { TrackedBody } from '../contract';
import { readEvent } from './read-event';
import { rowOf, storeRows } from './store-events';

/** What could not be read is kept for a month, and may have waited before. */
const LONGEST_MS = 40 * 86_400_000;

/**
 * Stores a body that was corrected, in the transaction of its correction; says why it still cannot be read. It came when
 * it was first received, and without a time of its own it happened then.
 */
export const ingestEvent = async (
  client: PoolClient,
  { accountName, ...body }: TrackedBody,
  receivedAt: Date,
): Promise<{ readonly reason: string } | undefined> => {
  const read = readEvent(body, { now: receivedAt.getTime(), longest: LONGEST_MS });
  if ('reason' in read) return read;
  // The name beside a body that was kept is that of the login.
  const owner = accountName === undefined ? undefined : { accountName, role: read.event.envelope?.ro ?? 'u' };
  await storeRows(client)([rowOf(read.event, body, owner, receivedAt.getTime())]);
  return undefined;
};
