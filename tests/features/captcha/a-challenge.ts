import type { Challenge, Purpose } from '#features/captcha/contract';

/** Of the right shape; nobody signed it. */
export const aChallenge = (purpose: Purpose = 'call'): Challenge => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '01'.repeat(16),
    salt: '02'.repeat(16),
    cost: 2,
    keyLength: 32,
    keyPrefix: '0a',
    keySignature: '03'.repeat(32),
    expiresAt: 2_000_000_000,
    data: { purpose },
  },
  signature: '04'.repeat(32),
});
