import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import type { Application } from '../contract';

/** No letters that are mistaken for digits. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** ZJ-20261120-7KQ2M9XA */
const newConfirmation = (day: string): string => {
  const tail = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `ZJ-${day.replaceAll('-', '')}-${tail}`;
};

const TODAY = `select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`;
const SWEEP = `
  delete from expert_application where id in (
    select id from expert_application where at < now() - interval '1 year' limit 4 for update skip locked)`;
/** Also for the second of two that come at once: the first one's number is read back. */
const KEEP = `
  insert into expert_application (confirmation, content_digest, real_name, mobile, email, company, specialty,
    qualification, years, introduction, account_id)
  values ($1, keyed_digest('application ' || $2), $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (content_digest) do update set content_digest = excluded.content_digest
  returning confirmation`;

export const keepApplication = async (
  pool: Pool,
  application: Application,
  accountId: string | undefined,
): Promise<string> => {
  const { realName, mobile, email, company, specialty, qualification, years, introduction } = application;
  const { rows: days } = await pool.query<{ day: string }>(TODAY);
  const day = days[0]?.day ?? '';
  const content = [realName, mobile, email, company, specialty, qualification, years, introduction];
  await pool.query(SWEEP);
  const { rows } = await pool.query<{ confirmation: string }>(KEEP, [
    newConfirmation(day),
    JSON.stringify([day, ...content]),
    ...content,
    accountId ?? null,
  ]);
  const kept = rows[0];
  if (!kept) throw new Error('an application was neither kept nor found');
  return kept.confirmation;
};
