import { randomInt } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { senderOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { route, transactionOf } from '#infra/server/http/route';
import { audit } from '#infra/server/security/audit';
import type { ServerSlice } from '#infra/server/server-slice';
import { inquiryCall, offerCall, type Offer } from '../contract';

/** Without letters that are taken for others when read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** FW20261121-7KX2MD: tells the day and nothing of how many there are. */
const inquiryNumber = (at: Date): string => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)));
  return `FW${day.format(at).replaceAll('-', '')}-${signs.join('')}`;
};

const OF_SENDER = { name: 'service.sender', limit: 30, windowS: 3_600 };
/** Of each sender alone: nobody uses up what another may leave of their own telephone. */
const OF_TELEPHONE = { name: 'service.telephone', limit: 5, windowS: 86_400 };

export const TOO_MANY = '提交过于频繁，请稍后再试';
export const NO_PACKAGE = '该套餐已下架，请重新选择';

type Contacts = Offer['contacts'];

export interface ServiceDeskPlan {
  readonly pool: Pool;
  readonly contacts?: Contacts | undefined;
}

const NONE: Contacts = { hotline: '', hours: '', email: '' };

const packages = async (pool: Pool): Promise<Offer['packages']> => {
  const { rows } = await pool.query<Offer['packages'][number]>(
    'select code, name, audience, price, holds from service_package where rank is not null order by rank, code',
  );
  return rows;
};

const isOffered = async (client: PoolClient, code: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'select from service_package where code = $1 and rank is not null',
    [code],
  );
  return rowCount === 1;
};

export const serviceDeskServer = ({ pool, contacts = NONE }: ServiceDeskPlan): ServerSlice => ({
  routes: [
    route(offerCall, async () => ({ packages: await packages(pool), contacts })),

    route(inquiryCall, async (context) => {
      const { body, identity, ip } = context;
      const client = transactionOf(context);
      const { purpose, packageCode, contactName, telephone, company, note } = body;
      if (packageCode !== '' && !(await isOffered(client, packageCode)))
        throw new ApiError(codes.notFound, NO_PACKAGE);
      const sender = senderOf({ identity, ip });
      const isWithin =
        (await consumeRateLimit(client, { ...OF_SENDER, key: sender })) &&
        (await consumeRateLimit(client, { ...OF_TELEPHONE, key: `${sender} ${telephone}` }));
      if (!isWithin) throw new ApiError(codes.tooManyRequests, TOO_MANY);
      const number = inquiryNumber(new Date());
      await client.query(
        `insert into service_inquiry
         (number, purpose, package_code, contact_name, telephone, company, note, account_id)
       values ($1, $2, nullif($3, ''), $4, $5, $6, $7, $8)`,
        [number, purpose, packageCode, contactName, telephone, company, note, identity?.accountId ?? null],
      );
      await audit(client, {
        event: 'service.inquired',
        accountId: identity?.accountId,
        sessionId: identity?.sessionId,
        ip,
      });
      return { number };
    }),
  ],
});
