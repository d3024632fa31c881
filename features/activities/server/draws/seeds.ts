import { createHash, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { TODAY } from '#infra/server/postgres/today';

const MAKE = `
  insert into draw_seed (day, seed)
  select ${TODAY} + ahead::int - 1, seed from unnest($1::bytea[]) with ordinality as made (seed, ahead)
  on conflict do nothing`;
const SEED = `select seed, day < ${TODAY} as "isOver" from draw_seed where day = $1::date`;

const SEED_BYTES = 32;
/** Today's is one of them. */
const DAYS = 7;

/** Ahead of their days: whoever looks finds the digest before the day begins, and makes nothing by looking. */
export const makeSeeds = async (client: Pool | PoolClient): Promise<void> => {
  await client.query(MAKE, [Array.from({ length: DAYS }, () => randomBytes(SEED_BYTES))]);
};

interface Row {
  readonly seed: Buffer;
  readonly isOver: boolean;
}

const rowOf = async (client: Pool | PoolClient, day: string): Promise<Row | undefined> =>
  (await client.query<Row>(SEED, [day])).rows[0];

/** Never leaves the server before its day is over. */
export const seedOf = async (client: PoolClient, day: string): Promise<Buffer> => {
  const row = await rowOf(client, day);
  if (row) return row.seed;
  await makeSeeds(client);
  const made = await rowOf(client, day);
  if (!made) throw new Error(`there is no seed of ${day}`);
  return made.seed;
};

const digestOf = (seed: Buffer): string => createHash('sha256').update(seed).digest('hex');

/** Hex both; the seed once its day is over. Undefined where nothing was drawn or will be. */
export const publishedSeed = async (
  client: Pool | PoolClient,
  day: string,
): Promise<{ digest: string; seed: string | null } | undefined> => {
  const row = await rowOf(client, day);
  return row && { digest: digestOf(row.seed), seed: row.isOver ? row.seed.toString('hex') : null };
};
