import type { Pool } from 'pg';
import { groupCommit } from '#infra/server/postgres/group-commit';
import type { TrackedBody } from '../contract';
import type { Owner } from './store-events';

export interface BadFact {
  readonly reason: string;
  readonly body: TrackedBody;
  readonly owner: Owner | undefined;
}

/** Longer ones show no more of what is wrong. */
const MOST_OF_BAD = 500;

const STORE = `
  with given as (
    insert into event_bad (reason, body) select * from unnest($1::text[], $2::jsonb[])
  )
  insert into delivery_hour (hour, received, bad) values (date_trunc('hour', now()), $3, $3)
  on conflict (hour) do update set received = delivery_hour.received + $3, bad = delivery_hour.bad + $3`;

const keptOf = ({ body: { query, ...body }, owner }: BadFact): string =>
  JSON.stringify({
    ...body,
    query: query?.slice(0, MOST_OF_BAD).toWellFormed(),
    accountName: owner?.accountName,
  });

/** What cannot be read is stored in groups as what can be, so that a broken release costs the database no more. */
export const badStore = (pool: Pool) =>
  groupCommit<BadFact, undefined>(async (facts) => {
    await pool.query({
      name: 'store-bad-events',
      text: STORE,
      values: [facts.map(({ reason }) => reason), facts.map(keptOf), facts.length],
    });
    return facts.map(() => undefined);
  });

const REFUSED = `
  insert into delivery_hour (hour, received, refused) values (date_trunc('hour', now()), $1, $1)
  on conflict (hour) do update set received = delivery_hour.received + $1, refused = delivery_hour.refused + $1`;

export const refusedCounter = (pool: Pool) =>
  groupCommit<number, undefined>(async (counts) => {
    await pool.query({
      name: 'count-refused',
      text: REFUSED,
      values: [counts.reduce((sum, one) => sum + one, 0)],
    });
    return counts.map(() => undefined);
  });
