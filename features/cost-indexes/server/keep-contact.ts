import type { PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import type { Identity } from '#infra/server/http/identity';
import { senderOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { ApiError } from '#infra/server/http/api-error';
import { receiptNumber } from '#infra/server/receipt-number';
import { codes } from '#src/contract/codes';
import type { Contact } from '../contract-contact';

export const TOO_MANY = '提交过于频繁，请稍后再试';

const OF_SENDER = { name: 'contact.sender', limit: 10, windowS: 3_600 };
/** Of each sender alone: nobody uses up what another may leave of their own telephone. */
const OF_TELEPHONE = { name: 'contact.telephone', limit: 5, windowS: 86_400 };
export interface ContactFrom {
  readonly contact: Contact;
  readonly identity: Identity;
  readonly ip: string;
}

/** @throws ApiError 442 */
export const keepContact = async (
  client: PoolClient,
  { contact, identity, ip }: ContactFrom,
): Promise<string> => {
  const { contactName, company, telephone, note, seriesId } = contact;
  const sender = senderOf({ identity, ip });
  const isWithin =
    (await consumeRateLimit(client, { ...OF_SENDER, key: sender })) &&
    (await consumeRateLimit(client, { ...OF_TELEPHONE, key: `${sender} ${telephone}` }));
  if (!isWithin) throw new ApiError(codes.tooManyRequests, TOO_MANY);
  const number = receiptNumber('LX');
  await client.query(
    `insert into contact_lead (number, contact_name, company, telephone, note, series_id, account_id)
     values ($1, $2, $3, $4, $5, nullif($6, ''), $7)`,
    [number, contactName, company, telephone, note, seriesId ?? '', identity.accountId],
  );
  await audit(client, {
    event: 'contact.added',
    accountId: identity.accountId,
    sessionId: identity.sessionId,
    ip,
  });
  return number;
};
