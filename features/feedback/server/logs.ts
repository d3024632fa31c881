import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { audit } from '#infra/server/security/audit';
import { codes } from '#src/contract/codes';
import { LOG_MAX_BYTES } from '../contract';

const unzip = promisify(gunzip);

export const NO_LOG = '附上的不是操作记录';
/** A few bytes of gzip may stand for any number. */
const MOST_UNPACKED = 32 * LOG_MAX_BYTES;
const HEADER = '{"k":"h","fmt":"alog",';

export const packedIn = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** Unpacked piece by piece and thrown away: its lines are a stranger's, and read where nobody waits for it. */
const isLog = async (packed: Buffer): Promise<boolean> => {
  if (packed.length > LOG_MAX_BYTES) return false;
  const pieces = createGunzip();
  pieces.end(packed);
  let head = '';
  let bytes = 0;
  try {
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > MOST_UNPACKED) return false;
      if (head.length < HEADER.length) head += piece.toString('latin1', 0, HEADER.length);
    }
  } catch {
    return false;
  }
  return head.startsWith(HEADER);
};

/** @throws ApiError unless it is packed as an action log is, and of an honest size. */
export const refuseNoLog = async (packed: Buffer): Promise<void> => {
  if (!(await isLog(packed))) throw new ApiError(codes.badRequest, NO_LOG);
};

/** With what it was sent before it is there already. */
export const hasLog = async (client: PoolClient, feedbackId: string): Promise<boolean> =>
  Boolean((await client.query('select from feedback_log where feedback_id = $1', [feedbackId])).rowCount);

export const keepLog = async (client: PoolClient, feedbackId: string, packed: Buffer): Promise<void> => {
  await client.query('insert into feedback_log (feedback_id, packed) values ($1, $2)', [feedbackId, packed]);
};

const KEPT_DAYS = 30;

/** Forgets at most `most` of the logs that are older, and none of the reports; gives how many. */
export const forgetLogs = async (pool: Pool, most: number): Promise<number> => {
  const { rowCount } = await pool.query(
    `delete from feedback_log where feedback_id in (
       select feedback_id from feedback_log join feedback on feedback.id = feedback_id
       where at < now() - make_interval(days => $1) limit $2 for update of feedback_log skip locked)`,
    [KEPT_DAYS, most],
  );
  return rowCount ?? 0;
};

/** For operators alone; that it was read is on record. Undefined when there is no such feedback, or none with a log. */
export const readFeedbackLog = async (pool: Pool, feedbackId: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ packed: Buffer; accountId: string | null }>(
    `select packed, account_id::text as "accountId"
     from feedback_log join feedback on feedback.id = feedback_id where feedback_id = $1`,
    [feedbackId],
  );
  const [found] = rows;
  if (!found) return undefined;
  await audit(pool, {
    event: 'feedback.log-read',
    accountId: found.accountId ?? undefined,
    object: feedbackId,
  });
  return (await unzip(found.packed, { maxOutputLength: MOST_UNPACKED })).toString('utf8');
};
