import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { DRAWS_A_DAY, RAFFLE } from '#src/contract/prizes';
import { drawOnce } from '#features/activities/server/draws/draw';
import { giveVipDays } from '#features/auth/server/index';
import { createPool, inTransaction } from '#infra/server/postgres/database-pool';
import { startEmbeddedPostgres } from '#infra/server/postgres/embedded-postgres';
import { migrate } from '#infra/server/postgres/migrate';
import { addDrawers, type Drawer } from './draws/prepare';
import { machineLine, MILLISECONDS, quantileOf, tableOf, type Row } from './figures';
import { timed } from './measuring';
import { dataFolder, removeFolder } from './portal-process';

const AT_ONCE = 200;
/** As the server's own pool for members. */
const CONNECTIONS = 20;
const GOAL_MS = 30;
/** One draw of each member every two seconds: as quick as a reader of the result can be. */
const PAUSE_MS = 2_000;

const BARE =
  'create table bench_row (id bigint generated always as identity primary key, account_id bigint not null)';
const INSERT = 'insert into bench_row (account_id) values ($1)';

type Work = (drawer: Drawer, number: number) => Promise<unknown>;

/** Each member does one after the other, in a step of their own where there is a pause. */
const crowd = async (
  drawers: readonly Drawer[],
  work: Work,
  { from, to, pauseMs }: { readonly from: number; readonly to: number; readonly pauseMs: number },
): Promise<{ readonly times: number[]; readonly aSecond: number }> => {
  const times: number[] = [];
  const whole = await timed(() =>
    Promise.all(
      drawers.map(async (drawer, index) => {
        await sleep((pauseMs * index) / drawers.length);
        for (let number = from; number <= to; number += 1) {
          const took = await timed(() => work(drawer, number));
          times.push(took);
          await sleep(Math.max(0, pauseMs - took));
        }
      }),
    ),
  );
  return { times, aSecond: (times.length / whole) * 1_000 };
};

const worksOver = (pool: Pool): { readonly draw: Work; readonly insert: Work } => ({
  draw: ({ accountId, globalId }, number) =>
    inTransaction(pool, (client) =>
      drawOnce(client, { giveVipDays }, RAFFLE, {
        activity: 'raffle',
        accountId,
        globalId,
        device: undefined,
        number,
        by: 'points',
      }),
    ),
  insert: ({ accountId }) => pool.query(INSERT, [accountId]),
});

/** Draws beside bare inserts, in turn, through one pool: paced as people do, and all at once without a pause. */
const measureBoth = async (pool: Pool): Promise<readonly string[]> => {
  const drawers = await addDrawers(pool, AT_ONCE * 2, { byPoints: DRAWS_A_DAY, byChance: 0 });
  const [paced, crowded] = [drawers.slice(0, AT_ONCE), drawers.slice(AT_ONCE)];
  const { draw, insert } = worksOver(pool);
  // Statements are planned and the season is open before the clock runs.
  await crowd(drawers, draw, { from: 1, to: 1, pauseMs: 0 });
  const rows: Row[] = [];
  const rates: string[] = [];
  for (const [how, who, pauseMs] of [
    ['each every 2 s', paced, PAUSE_MS],
    ['without a pause', crowded, 0],
  ] as const) {
    for (const [what, work] of [
      ['bare insert', insert],
      ['draw', draw],
    ] as const) {
      const { times, aSecond } = await crowd(who, work, { from: 2, to: DRAWS_A_DAY, pauseMs });
      rows.push({ what: `${what}, ${AT_ONCE} members, ${how}`, times });
      rates.push(`${what} ${how} ${aSecond.toFixed(0)}`);
    }
  }
  const p99 = quantileOf(rows.find(({ what }) => what.startsWith('draw'))?.times ?? [], 0.99);
  return [
    ...tableOf(rows, 0.99, MILLISECONDS),
    `a second: ${rates.join(', ')}`,
    `wanted: p99 of a draw below ${GOAL_MS} ms while each member draws every 2 s: ${p99 < GOAL_MS ? 'it is' : 'it is not'}, ${p99.toFixed(1)} ms`,
  ];
};

/** Times as the handler sees them, in this process, over an embedded PostgreSQL of its own. */
export const benchDraws = async (): Promise<readonly string[]> => {
  const folder = dataFolder();
  try {
    const server = await startEmbeddedPostgres({
      dataDir: path.join(folder, 'postgres'),
      log: () => undefined,
    });
    const pool = createPool(server.url, () => undefined, { max: CONNECTIONS });
    try {
      await migrate(pool);
      await pool.query(BARE);
      return [
        `draws: a pool of ${CONNECTIONS} connections; embedded PostgreSQL, commits as the server makes them`,
        machineLine(),
        ...(await measureBoth(pool)),
      ];
    } finally {
      await pool.end();
      await server.stop();
    }
  } finally {
    removeFolder(folder);
  }
};
