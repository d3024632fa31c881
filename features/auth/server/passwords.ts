import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { queued, TooBusy } from './password-queue';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checked when there is no account, so that an unknown name takes as long as a wrong password. */
const decoy = hash('no account has this password', COST);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Without the signs that are read as one another: 0 and O, 1, I and l. */
const LEGIBLE = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const RANDOM_LENGTH = 16;

export const randomPassword = (): string =>
  Array.from({ length: RANDOM_LENGTH }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('');

/** @throws TooBusy */
export const isPassword = (hashed: string | undefined, password: string): Promise<boolean> =>
  queued(async () => {
    const matches = await verify(hashed ?? (await decoy), password);
    return matches && hashed !== undefined;
  });

export const isTooBusy = (error: unknown): boolean => error instanceof TooBusy;
