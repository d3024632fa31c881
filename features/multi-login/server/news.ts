import type { Pool } from 'pg';
import type { ServerEvent } from '#infra/server/http/sse';
import type { Application, Settlement } from '../contract';

interface Row extends Omit<Application, 'at'> {
  readonly no: string;
  readonly kind: 'applied' | 'settled';
  readonly option: Settlement['option'] | null;
  readonly at: Date;
}

const READ = `
  select no::text, kind, a.id, a.browser, a.system, a.place, a.applied_at as at, outcome as option,
         case when outcome is null
           then greatest(0, ceil(extract(epoch from expires_at - now()) * 1000))::int else 0 end as "remainingMs"
  from login_application_news join login_application a on a.id = application_id
  where login_application_news.account_id = $1`;

const eventOf = ({ no, kind, id, option, at, ...rest }: Row): ServerEvent =>
  kind === 'settled'
    ? { id: no, event: kind, data: { id, option } }
    : { id: no, event: kind, data: { id, ...rest, at: at.toISOString() } };

/** What was told after this number, in order. */
export const newsAfter = async (
  pool: Pool,
  accountId: string,
  no: string,
): Promise<readonly ServerEvent[]> => {
  const { rows } = await pool.query<Row>(`${READ} and no > $2 order by no`, [accountId, no]);
  return rows.map(eventOf);
};

const NUMBER = /^\d{1,18}$/;

const isKnown = async (pool: Pool, accountId: string, no: string): Promise<boolean> => {
  if (!NUMBER.test(no)) return false;
  const { rowCount } = await pool.query(
    'select 1 from login_application_news where account_id = $1 and no = $2',
    [accountId, no],
  );
  return rowCount === 1;
};

/** The number before the application that waits; without one, that of the last news. */
const currentNumber = async (pool: Pool, accountId: string): Promise<string> => {
  const { rows } = await pool.query<{ no: string }>(
    `select coalesce(
       (select no - 1 from login_application_news n join login_application a on a.id = application_id
        where n.account_id = $1 and outcome is null and expires_at > now()),
       (select max(no) from login_application_news where account_id = $1),
       0)::text as no`,
    [accountId],
  );
  return rows[0]?.no ?? '0';
};

export interface Beginning {
  /** News after this number are still to be told. */
  readonly from: string;
  readonly event: ServerEvent;
}

/**
 * Where a browser begins that last heard `lastNo`. `gap` tells it that what it missed is no longer known, `ready` that
 * nothing is missing; both carry the number to come back with.
 */
export const beginning = async (
  pool: Pool,
  accountId: string,
  lastNo: string | undefined,
): Promise<Beginning> => {
  if (lastNo !== undefined && (lastNo === '0' || (await isKnown(pool, accountId, lastNo)))) {
    return { from: lastNo, event: { id: lastNo, event: 'ready', data: {} } };
  }
  const from = await currentNumber(pool, accountId);
  return { from, event: { id: from, event: lastNo === undefined ? 'ready' : 'gap', data: {} } };
};
