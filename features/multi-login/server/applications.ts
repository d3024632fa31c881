import type { PoolClient } from 'pg';
import type { Database } from '#infra/server/postgres/database';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Standing, Verdict } from '../contract';
import { lockApplications, settle, tellNews } from './settle';

const LIFE = "interval '60 seconds'";
/** Long enough for every browser that lost its connection to hear what it missed. */
const KEPT = "interval '1 hour'";
const SWEEP = `
  delete from login_application where id in (
    select id from login_application where outcome is not null and applied_at < now() - ${KEPT}
    limit 100 for update skip locked)`;

export const OTHER_APPLIES = '其他用户正在申请登录，请稍后再试';
export const NO_APPLICATION = '没有待处理的登录申请';

export interface Applicant {
  readonly accountId: string;
  readonly deviceId: string;
  readonly browser: string;
  readonly system: string;
  readonly place: string;
}
type Whose = Pick<Applicant, 'accountId' | 'deviceId'>;

interface Row {
  readonly id: string;
  readonly deviceId: string;
  readonly option: Standing['option'];
  readonly remainingMs: number;
}

const READ = `
  select id, device_id as "deviceId", coalesce(outcome, 'waiting') as option,
         case when outcome is null
           then greatest(0, ceil(extract(epoch from expires_at - now()) * 1000))::int else 0 end as "remainingMs"
  from login_application`;

const standingOf = (row: Row | undefined): Standing => {
  if (!row) throw new ApiError(codes.notFound, NO_APPLICATION);
  return { option: row.option, remainingMs: row.remainingMs };
};

/** The last one of this browser. */
const ownRow = async (client: PoolClient, { accountId, deviceId }: Whose): Promise<Row | undefined> => {
  const { rows } = await client.query<Row>(
    `${READ} where account_id = $1 and device_id = $2 order by applied_at desc limit 1`,
    [accountId, deviceId],
  );
  return rows[0];
};

const waitingRow = async (client: PoolClient, accountId: string): Promise<Row | undefined> => {
  const { rows } = await client.query<Row>(`${READ} where account_id = $1 and outcome is null`, [accountId]);
  return rows[0];
};

/** There is no timer: the first read after the deadline records the timeout. */
const inOrder = <T>({ transaction }: Database, accountId: string, work: (client: PoolClient) => Promise<T>) =>
  transaction(async (client) => {
    await lockApplications(client, accountId);
    await settle(client, { accountId, option: 'timeout' });
    return work(client);
  });

export const isOtherApplying = (database: Database, { accountId, deviceId }: Whose): Promise<boolean> =>
  inOrder(database, accountId, async (client) => {
    const waiting = await waitingRow(client, accountId);
    return waiting !== undefined && waiting.deviceId !== deviceId;
  });

/**
 * Applying again while one's own application waits goes on with that one.
 * @throws ApiError 441 while another browser applies
 */
export const apply = (database: Database, applicant: Applicant): Promise<Standing> =>
  inOrder(database, applicant.accountId, async (client) => {
    const { accountId, deviceId, browser, system, place } = applicant;
    const waiting = await waitingRow(client, accountId);
    if (waiting && waiting.deviceId !== deviceId) throw new ApiError(codes.conflict, OTHER_APPLIES);
    if (waiting) return standingOf(waiting);
    const { rows } = await client.query<{ id: string }>(
      `insert into login_application (account_id, device_id, browser, system, place, expires_at)
       values ($1, $2, $3, $4, $5, now() + ${LIFE}) returning id`,
      [accountId, deviceId, browser, system, place],
    );
    await tellNews(client, { accountId, id: rows[0]?.id ?? '', kind: 'applied' });
    await client.query(SWEEP);
    return standingOf(await ownRow(client, applicant));
  });

/** @throws ApiError 440 when this browser has not applied; so do the two below */
export const standing = (database: Database, whose: Whose): Promise<Standing> =>
  inOrder(database, whose.accountId, async (client) => standingOf(await ownRow(client, whose)));

/** Gives the outcome that stands, which is not `cancel` when the member was faster. */
export const cancel = (database: Database, whose: Whose): Promise<Standing> =>
  inOrder(database, whose.accountId, async (client) => {
    await settle(client, { ...whose, option: 'cancel' });
    return standingOf(await ownRow(client, whose));
  });

/** Gives the outcome that stands, which is another when somebody or the clock was faster. */
export const answer = (
  database: Database,
  { accountId, id, option }: { readonly accountId: string; readonly id: string; readonly option: Verdict },
): Promise<Standing> =>
  inOrder(database, accountId, async (client) => {
    await settle(client, { accountId, id, option });
    const { rows } = await client.query<Row>(`${READ} where account_id = $1 and id = $2`, [accountId, id]);
    return standingOf(rows[0]);
  });
