import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Database } from '#infra/server/postgres/database';
import { grantAllowance } from '#infra/server/security/login-allowances';
import { APPLICATION_LIFE_S, type Settlement, type Standing, type Verdict } from '../contract';

/** Applications of one account change one after the other, so that their news are numbered as they happen. */
const lockApplications = async (client: PoolClient, accountId: string): Promise<void> => {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('login-application ' || $1, 0))`, [
    accountId,
  ]);
};

const tellNews = async (
  client: PoolClient,
  news: { readonly accountId: string; readonly id: string; readonly kind: 'applied' | 'settled' },
): Promise<void> => {
  await client.query(
    'insert into login_application_news (account_id, application_id, kind) values ($1, $2, $3)',
    [news.accountId, news.id, news.kind],
  );
};

interface Settling {
  readonly accountId: string;
  readonly option: Settlement['option'];
  /** Which one; without both, whichever waits. */
  readonly id?: string;
  readonly deviceId?: string;
}

/**
 * Writes the outcome of the application that waits, unless it has one. Only its time decides between a timeout and
 * everything else. The caller holds `lockApplications`.
 */
const settle = async (
  client: PoolClient,
  { accountId, option, id, deviceId }: Settling,
): Promise<boolean> => {
  const { rows } = await client.query<{ id: string; deviceId: string; globalId: string }>(
    `update login_application set outcome = $2, settled_at = now()
     from account
     where account.id = account_id and account_id = $1 and outcome is null
       and ($3::uuid is null or login_application.id = $3::uuid) and ($4::text is null or device_id = $4::text)
       and (login_application.expires_at <= now()) = ($2 = 'timeout')
     returning login_application.id, device_id as "deviceId", global_id as "globalId"`,
    [accountId, option, id ?? null, deviceId ?? null],
  );
  const [settled] = rows;
  if (!settled) return false;
  if (option === 'allow') await grantAllowance(client, settled);
  await tellNews(client, { accountId, id: settled.id, kind: 'settled' });
  return true;
};

const LIFE = `interval '${APPLICATION_LIFE_S} seconds'`;
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
