import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. libuv's four threads keep at most four at work. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checked when there is no account, so that an unknown name takes as long as a wrong password. */
const decoy = hash('no account has this password', COST);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

export const isPassword = async (hashed: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(hashed ?? (await decoy), password);
  return matches && hashed !== undefined;
};
