import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { receiptNumber } from '#infra/server/receipt-number';
import { senderOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { route, transactionOf } from '#infra/server/http/route';
import { audit } from '#infra/server/security/audit';
import type { ServerSlice } from '#infra/server/server-slice';
import { inquiryCall, offerCall, type Offer } from '../contract';
import { isOffered, readPackages } from './packages';

export { readPackages } from './packages';

const OF_SENDER = { name: 'service.sender', limit: 30, windowS: 3_600 };
/** Of each sender alone: nobody uses up what another may leave of their own telephone. */
const OF_TELEPHONE = { name: 'service.telephone', limit: 5, windowS: 86_400 };

export const TOO_MANY = '提交过于频繁，请稍后再试';
export const NO_PACKAGE = '该套餐已下架，请重新选择';

type Contacts = Offer['contacts'];

export interface ServiceDeskPlan {
  readonly pool: Pool;
  readonly contacts?: Contacts | undefined;
  /** Of a package; undefined where the operator has named none. */
  readonly priceOf?: (code: string) => string | undefined;
}

const NONE: Contacts = { hotline: '', hours: '', email: '' };

const noPrice = () => undefined;

export const serviceDeskServer = ({
  pool,
  contacts = NONE,
  priceOf = noPrice,
}: ServiceDeskPlan): ServerSlice => ({
  routes: [
    route(offerCall, async () => ({
      packages: (await readPackages(pool)).map((one) => ({ ...one, price: priceOf(one.code) ?? one.price })),
      contacts,
    })),

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
      const number = receiptNumber('FW');
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
