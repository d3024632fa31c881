import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

export const purposes = ['call', 'login', 'sms'] as const;
export type Purpose = (typeof purposes)[number];

const hex = z.string().check(z.regex(/^[0-9a-f]+$/));

/**
 * Find the counter whose key, PBKDF2(nonce + counter, salt, cost), starts with the prefix.
 * Everything is signed; a solver hands challenge and solution back unchanged.
 */
const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    /** Rounds of PBKDF2 for one attempt. */
    cost: z.int(),
    /** Bytes. */
    keyLength: z.int(),
    keyPrefix: hex,
    keySignature: hex,
    /** Seconds since 1970. */
    expiresAt: z.int(),
    data: z.object({ purpose: z.enum(purposes) }),
  }),
  signature: hex,
});

export const challengeCall = defineCall({
  method: 'GET',
  path: '/pb/api/captcha/challenge',
  access: 'public',
  summary: '取得一道安全验证（工作量证明）',
  query: z.object({ purpose: z._default(z.enum(purposes, '未知的验证用途'), 'call') }),
  data: challenge,
});
export type Challenge = DataOf<typeof challengeCall>;

/** The purpose a 980 asks for, read from its callbackAddress; only the purpose is taken, never the address. */
export const purposeIn = (callbackAddress: string | undefined): Purpose => {
  const [, query = ''] = (callbackAddress ?? '').split('?');
  const named = new URLSearchParams(query).get('purpose');
  return purposes.find((purpose) => purpose === named) ?? 'call';
};
