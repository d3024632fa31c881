import type { Pool } from 'pg';
import { networkOf } from '#infra/server/http/network-of';
import { returnRateLimit, consumeRateLimit } from '#infra/server/http/rate-limit';

export interface SmsAsker {
  readonly mobile: string;
  readonly deviceId: string;
  readonly ip: string;
}

const HOUR_S = 3_600;
const DAY_S = 86_400;

const REST = { name: 'sms.rest', limit: 1, windowS: 60 } as const;

interface Limit {
  readonly name: string;
  readonly of: (asker: SmsAsker) => string;
  readonly limit: number;
  readonly windowS: number;
}

/** The limits of the sender are checked before those of the phone, so that nobody uses up another's. */
const limits: readonly Limit[] = [
  { name: 'sms.device', of: ({ deviceId }) => deviceId, limit: 10, windowS: DAY_S },
  { name: 'sms.address', of: ({ ip }) => networkOf(ip), limit: 30, windowS: DAY_S },
  { name: 'sms.mobile.hour', of: ({ mobile }) => mobile, limit: 5, windowS: HOUR_S },
  { name: 'sms.mobile.day', of: ({ mobile }) => mobile, limit: 10, windowS: DAY_S },
  // What the whole house may spend on messages.
  { name: 'sms.all', of: () => 'all', limit: 5_000, windowS: DAY_S },
];

/** `resting`: this phone had a message within the last 60 seconds. Otherwise the name of the limit that is used up. */
export type SmsVerdict = 'granted' | 'resting' | { readonly exhausted: string };

/** Every message that costs money asks here first, whatever it is for: the limits are shared. */
export const takeSmsBudget = async (pool: Pool, asker: SmsAsker): Promise<SmsVerdict> => {
  if (!(await consumeRateLimit(pool, { ...REST, key: asker.mobile }))) return 'resting';
  for (const { name, of, limit, windowS } of limits) {
    if (!(await consumeRateLimit(pool, { name, key: of(asker), limit, windowS }))) return { exhausted: name };
  }
  return 'granted';
};

/** The message could not be sent: the next try need not wait. */
export const endSmsRest = (pool: Pool, mobile: string): Promise<void> =>
  returnRateLimit(pool, { name: REST.name, key: mobile });
