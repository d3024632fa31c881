import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { NO_PASSWORD } from '#infra/server/security/no-password';

/** Four threads of libuv do the work; more at once would only wait there, unseen and unbounded. */
const AT_WORK = 4;
/** About three seconds of waiting; beyond it an answer would come too late for anybody. */
const WAITING = 128;

/** Answered as HTTP 503: class 53 is the database's own word for resources that are used up. */
export class TooBusy extends Error {
  readonly code = '53400';
}

/** Runs at most `atWork` pieces of work at once, the others in their order; @throws TooBusy when `waiting` wait. */
export const workQueue = (atWork: number, waiting: number) => {
  let free = atWork;
  const line: (() => void)[] = [];
  const release = () => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (line.length >= waiting) throw new TooBusy('too many passwords are waiting to be verified');
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      release();
    }
  };
};

const queued = workQueue(AT_WORK, WAITING);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checked when there is no account, or no password of it, so that an unknown name takes as long as a wrong password. */
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
    const isSet = hashed !== undefined && hashed !== NO_PASSWORD;
    const matches = await verify(isSet ? hashed : await decoy, password);
    return matches && isSet;
  });

export const isTooBusy = (error: unknown): boolean => error instanceof TooBusy;
