import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

export interface CaptchaSecrets {
  readonly signing: string;
  readonly answers: string;
  readonly networks: string;
}

const SECRET_BYTES = 32;
const known = new WeakMap<Pool, Promise<Buffer>>();

const readSecret = async (pool: Pool): Promise<Buffer> => {
  // Servers that start together on one database must agree: the first insert wins, everybody reads it.
  await pool.query('insert into captcha_secret (secret) values ($1) on conflict do nothing', [
    randomBytes(SECRET_BYTES),
  ]);
  const { rows } = await pool.query<{ secret: Buffer }>('select secret from captcha_secret');
  if (!rows[0]) throw new Error('the captcha secret of this installation cannot be read');
  return rows[0].secret;
};

const derive = (secret: Buffer, use: string): string =>
  createHmac('sha256', secret).update(use).digest('hex');

/** One key for each use, all grown from the secret of this installation. */
export const captchaSecrets = async (pool: Pool): Promise<CaptchaSecrets> => {
  const reading = known.get(pool) ?? readSecret(pool);
  known.set(pool, reading);
  const secret = await reading.catch((error: unknown) => {
    known.delete(pool);
    throw error;
  });
  return {
    signing: derive(secret, 'signing'),
    answers: derive(secret, 'answers'),
    networks: derive(secret, 'networks'),
  };
};
