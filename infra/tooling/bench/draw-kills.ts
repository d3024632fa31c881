import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { drawCall, type Drawn } from '#features/activities/contract/index';
import { ACCOUNTS_A_BROWSER, DRAWS_A_DAY } from '#src/contract/prizes';
import { connectionFile } from '#infra/server/postgres/connection-file';
import { findFreePort } from '#infra/server/postgres/embedded-postgres';
import { readPostmasterPid } from '#infra/server/postgres/previous-postgres';
import { requestOf } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { callsOfBrowser, openBrowserKey, putter } from './attack/signed-client';
import { audit, MEANS, nameOf, SEASON, STOCK } from './draws/audit';
import { addDrawers, openSessionIn, stockSeason, type Drawer } from './draws/prepare';
import { machineLine, MILLISECONDS, tableOf } from './figures';
import { timed } from './measuring';
import { dataFolder, type PortalProcess, removeFolder, startPortalIn } from './portal-process';

const DRAWS = 10_000;
const AT_ONCE = 200;
const MEMBERS = DRAWS / DRAWS_A_DAY;
/** Of each, the server and PostgreSQL in turn. */
const KILLS = 12;
const RETRY_MS = 100;

interface Figures {
  /** Answers of draws, by member and number. */
  readonly answers: Map<string, string>;
  /** Requests of draws that no answer, or none of the draw's own, came to. */
  lost: number;
  /** Draws that were answered once more. */
  asked: number;
  readonly times: number[];
  readonly faults: string[];
}

type Ask = (number: number) => Promise<Drawn | undefined>;

/** Undefined where nobody knows what became of it: no answer, or one that tells of no draw. */
const asking =
  (call: ReturnType<typeof callsOfBrowser>, token: string, faults: string[]): Ask =>
  async (number) => {
    const body = { number, by: number <= MEANS.byPoints ? ('points' as const) : ('chance' as const) };
    const reply = await call(requestOf(drawCall, { body }), token).catch(() => undefined);
    if (reply?.statusCode === codes.ok) {
      // Asked again it says that it was there before, and is the same draw.
      const { number: made, drawn, given, state } = reply.data as Drawn;
      return { number: made, drawn, given, state };
    }
    // What the server refuses for good was not to be refused here.
    if (reply && reply.statusCode < 500 && reply.statusCode !== codes.tooManyRequests)
      faults.push(`draw ${number}: ${reply.statusCode} ${reply.businessMsg}`);
    return undefined;
  };

/** All draws of a day of one member. What was lost is asked for again under its number, and so is every draw once more. */
const drawAll = async (drawer: Drawer, ask: Ask, figures: Figures): Promise<void> => {
  for (let number = 1; number <= DRAWS_A_DAY; number += 1) {
    let drawn: Drawn | undefined;
    const start = performance.now();
    while (!(drawn = await ask(number))) {
      if (figures.faults.length > 0) return;
      figures.lost += 1;
      await sleep(RETRY_MS);
    }
    figures.times.push(performance.now() - start);
    figures.answers.set(nameOf(drawer, number), JSON.stringify(drawn));
  }
  for (let number = 1; number <= DRAWS_A_DAY; number += 1) {
    const again = await ask(number);
    if (again === undefined) continue;
    figures.asked += 1;
    if (JSON.stringify(again) !== figures.answers.get(nameOf(drawer, number)))
      figures.faults.push(`draw ${nameOf(drawer, number)} was answered otherwise when asked again`);
  }
};

interface Sitting {
  readonly drawer: Drawer;
  readonly ask: Ask;
}

/** Members who are logged in, as many with one browser as may draw there. */
const seat = async (origin: string, pool: Pool, drawers: readonly Drawer[], faults: string[]) => {
  const put = putter(origin);
  const sittings: Sitting[] = [];
  for (let from = 0; from < drawers.length; from += ACCOUNTS_A_BROWSER) {
    const device = await openBrowserKey();
    const call = callsOfBrowser(origin, put, device);
    for (const drawer of drawers.slice(from, from + ACCOUNTS_A_BROWSER)) {
      const token = await openSessionIn(pool, drawer.accountId, device.thumbprint);
      sittings.push({ drawer, ask: asking(call, token, faults) });
    }
  }
  return sittings;
};

/** The next member of a lane comes when the one before has drawn. */
const drawInLanes = (sittings: readonly Sitting[], figures: Figures) => {
  const waiting = [...sittings];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await drawAll(next.drawer, next.ask, figures);
  };
  return Promise.all(Array.from({ length: AT_ONCE }, lane));
};

/** PostgreSQL has another port with each start of the server. */
const withDatabase = async <T>(folder: string, work: (pool: Pool) => Promise<T>): Promise<T> => {
  const { url } = JSON.parse(readFileSync(connectionFile(folder), 'utf8')) as { readonly url: string };
  const pool = new Pool({ connectionString: url, max: 8 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};

/**
 * kill -9 of the server and of PostgreSQL in turn under members who draw. Rejects when a prize is given twice or not at
 * all, a result is lost or answered otherwise, or the books do not balance.
 */
export const drawKills = async (): Promise<readonly string[]> => {
  const folder = dataFolder();
  const port = await findFreePort();
  const plan = { port, unitPrices: 0 };
  let portal: PortalProcess = await startPortalIn(folder, plan);
  const figures: Figures = { answers: new Map(), lost: 0, asked: 0, times: [], faults: [] };
  const killed = { server: 0, database: 0 };
  try {
    const sittings = await withDatabase(folder, async (pool) => {
      await stockSeason(pool, SEASON, STOCK);
      const drawers = await addDrawers(pool, MEMBERS, MEANS);
      return seat(`http://localhost:${port}`, pool, drawers, figures.faults);
    });
    const lanes = { areEmpty: false };
    const took = timed(() => drawInLanes(sittings, figures).finally(() => (lanes.areEmpty = true)));
    for (let kill = 1; kill <= KILLS * 2; kill += 1) {
      const wanted = (DRAWS * kill) / (KILLS * 2 + 1);
      while (figures.answers.size < wanted && !lanes.areEmpty) await sleep(RETRY_MS);
      if (lanes.areEmpty) break;
      if (kill % 2 === 1) {
        await portal.stop('SIGKILL');
        killed.server += 1;
        portal = await startPortalIn(folder, plan);
      } else {
        process.kill(readPostmasterPid(path.join(folder, 'postgres/cluster/data')) ?? NaN, 'SIGKILL');
        killed.database += 1;
      }
    }
    const ms = await took;
    const books = await withDatabase(folder, (pool) => audit(pool, MEMBERS, figures.answers));
    const faults = [...figures.faults, ...books.faults];
    if (killed.server < KILLS || killed.database < KILLS) faults.push('too few kills');
    const lines = [
      machineLine(),
      `${figures.answers.size} draws of ${MEMBERS} members, ${AT_ONCE} at once, in ${(ms / 1_000).toFixed(0)} s; kill -9 of the server ${killed.server}, of PostgreSQL ${killed.database}`,
      ...books.lines,
      `${figures.lost} requests without an answer, asked again under their numbers; ${figures.asked} draws asked for once more, answered the same`,
      ...tableOf(
        [{ what: 'a draw, kills and repetitions included', times: figures.times }],
        [0.95, 0.99],
        MILLISECONDS,
      ),
      `faults ${faults.length}${faults
        .slice(0, 10)
        .map((one) => `\n  ${one}`)
        .join('')}`,
    ];
    if (faults.length === 0) return lines;
    throw new Error(lines.join('\n'));
  } finally {
    await portal.stop();
    removeFolder(folder);
  }
};
