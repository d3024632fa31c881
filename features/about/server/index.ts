import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { senderOf } from '#infra/server/http/network-of';
import { consumeAll } from '#infra/server/http/rate-limit';
import { route } from '#infra/server/http/route';
import { randomSigns } from '#infra/server/random-signs';
import { audit } from '#infra/server/security/audit';
import type { ServerSlice } from '#infra/server/server-slice';
import { applyCall, siteInfoCall, type Application, type SiteInfo } from '../contract';

const SIGNS = 8;
/** ZJ-20261120-7KQ2M9XA */
const newConfirmation = (day: string): string => `ZJ-${day.replaceAll('-', '')}-${randomSigns(SIGNS)}`;

const DAY = `select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`;
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

const keepApplication = async (
  pool: Pool,
  application: Application,
  accountId: string | undefined,
): Promise<string> => {
  const { realName, mobile, email, company, specialty, qualification, years, introduction } = application;
  const { rows: days } = await pool.query<{ day: string }>(DAY);
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

export const TOO_MANY = '提交过于频繁，请稍后再试';

const OF_SENDER = { name: 'expert.sender', limit: 20, windowS: 3_600 };
/** Of each sender alone: nobody uses up what another may leave of their own phone. */
const OF_MOBILE = { name: 'expert.mobile', limit: 5, windowS: 86_400 };

const NOTHING_SAID: SiteInfo = {
  operatorName: '',
  servicePhone: '',
  serviceEmail: '',
  serviceHours: '',
  address: '',
};

export interface AboutParts {
  readonly pool: Pool;
  /** What the operator has configured. */
  readonly siteInfo?: SiteInfo | undefined;
}

export const aboutServer = ({ pool, siteInfo = NOTHING_SAID }: AboutParts): ServerSlice => ({
  routes: [
    route(siteInfoCall, () => Promise.resolve(siteInfo)),
    route(applyCall, async ({ body, ip, identity }) => {
      const { agreed: _, ...application } = body;
      const sender = senderOf({ identity, ip });
      const refusing = await consumeAll(pool, [
        { ...OF_SENDER, key: sender },
        { ...OF_MOBILE, key: `${sender} ${application.mobile}` },
      ]);
      if (refusing) throw new ApiError(codes.tooManyRequests, TOO_MANY);
      const confirmation = await keepApplication(pool, application, identity?.accountId);
      await audit(pool, { event: 'expert.applied', accountId: identity?.accountId, ip });
      return { confirmation };
    }),
  ],
});
