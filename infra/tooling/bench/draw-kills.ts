import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { drawCall, type Drawn } from '#features/activities/contract/index';
import { messageOf, prizeAt, valueOf } from '#features/activities/rules/draw-value';
import { ACCOUNTS_A_BROWSER, DRAWS_A_DAY, RAFFLE } from '#features/activities/rules/prizes';
import { reconcile } from '#features/activities/server/index';
import { connectionFile } from '#infra/server/postgres/connection-file';
import { findFreePort } from '#infra/server/postgres/embedded-postgres';
import { readPostmasterPid } from '#infra/server/postgres/previous-postgres';
import { requestOf } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { callsOfBrowser, openBrowserKey, putter } from './attack/signed-client';
import { addDrawers, openSessionIn, stockSeason, type Drawer } from './draws/prepare';
import { machineLine, MILLISECONDS, tableOf } from './figures';
import { timed } from './measuring';
import { dataFolder, type PortalProcess, removeFolder, startPortalIn } from './portal-process';

const DRAWS = 10_000;
const AT_ONCE = 200;
const BY_POINTS = 3;
const MEMBERS = DRAWS / DRAWS_A_DAY;
/** Of each, the server and PostgreSQL in turn. */
const KILLS = 12;
const RETRY_MS = 100;
const SEASON = 1;
/** Fifty pieces of prizes that are drawn more often than there are of them; of the scarcer ones there is none. */
const STOCK: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    RAFFLE.prizes.flatMap(({ id, stock }): [string, number][] => (stock === undefined ? [] : [[id, 0]])),
  ),
  vip7: 10,
  off50: 15,
  export: 25,
};
const PIECES = Object.values(STOCK).reduce((sum, one) => sum + one, 0);

interface Figures {
  /** Answers of draws, by member and number. */
  readonly answers: Map<string, string>;
  /** Requests of draws that no answer, or none of the draw's own, came to. */
  lost: number;
  /** Draws that were asked for once more, answered or not. */
  asked: number;
  readonly times: number[];
  readonly faults: string[];
}

type Ask = (number: number) => Promise<Drawn | undefined>;

/** Undefined where nobody knows what became of it: no answer, or one that tells of no draw. */
const asking =
  (call: ReturnType<typeof callsOfBrowser>, token: string, faults: string[]): Ask =>
  async (number) => {
    const body = { number, by: number <= BY_POINTS ? ('points' as const) : ('chance' as const) };
    const reply = await call(requestOf(drawCall, { body }), token).catch(() => undefined);
    if (reply?.statusCode === codes.ok) return reply.data as Drawn;
    // What the server refuses for good was not to be refused here.
    if (reply && reply.statusCode < 500 && reply.statusCode !== codes.tooManyRequests)
      faults.push(`draw ${number}: ${reply.statusCode} ${reply.businessMsg}`);
    return undefined;
  };

const nameOf = ({ accountId }: Drawer, number: number): string => `${accountId} ${number}`;

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

interface Stored extends Drawn {
  readonly accountId: string;
  readonly globalId: string;
  readonly seed: Buffer;
}

const STORED = `
  select account_id::text as "accountId", global_id as "globalId", number, drawn, given, draw.state, seed
  from draw join account on account.id = account_id join draw_seed using (day)`;
const LEDGER = `
  select (select count(*) from points_movement)::int as movements,
    (select coalesce(sum(points), 0) from points_movement where kind = 'draw')::int as paid,
    (select coalesce(sum(balance), 0) from points_holder where account_id is not null)::int as balances,
    (select coalesce(sum(m.points * case when f.house is not null then 1 else -1 end), 0) from points_movement m
      join points_holder f on f.id = m.from_holder)::int as moved,
    (select count(*) from draw_chance where used_at is not null)::int as chances`;
const TAKEN = 'select coalesce(sum(total - remaining), 0)::int as taken from prize_stock where season = $1';

/** What the books say, and whatever in them is not as it was answered, drawn or paid. */
const audit = async (pool: Pool, { answers }: Figures) => {
  const { rows } = await pool.query<Stored>(STORED);
  const ledger = (
    await pool.query<{ movements: number; paid: number; balances: number; moved: number; chances: number }>(
      LEDGER,
    )
  ).rows[0];
  const taken = (await pool.query<{ taken: number }>(TAKEN, [SEASON])).rows[0]?.taken;
  const faults = (await reconcile(pool)).map(({ text }) => text);
  const scarce = rows.filter(({ given }) => (STOCK[given] ?? 0) > 0);
  for (const { accountId, globalId, seed, ...drawn } of rows) {
    const name = nameOf({ accountId, globalId }, drawn.number);
    const { number, drawn: fell, given, state } = drawn;
    if (answers.get(name) !== JSON.stringify({ number, drawn: fell, given, state }))
      faults.push(`draw ${name} is stored otherwise than answered`);
    const hmac = createHmac('sha256', seed)
      .update(messageOf(globalId, 'raffle', number))
      .digest('hex');
    if (prizeAt(RAFFLE.prizes, valueOf(hmac)).id !== fell)
      faults.push(`draw ${name} is not what its seed says`);
  }
  const wanted = {
    results: DRAWS,
    answers: DRAWS,
    prizes: PIECES,
    taken: PIECES,
    paid: MEMBERS * BY_POINTS * 50,
    chances: MEMBERS * (DRAWS_A_DAY - BY_POINTS),
    balances: ledger?.moved,
  };
  const found = {
    results: rows.length,
    answers: answers.size,
    prizes: scarce.length,
    taken,
    paid: ledger?.paid,
    chances: ledger?.chances,
    balances: ledger?.balances,
  };
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    faults.push(`${JSON.stringify(found)}; wanted ${JSON.stringify(wanted)}`);
  return {
    faults,
    lines: [
      `results stored ${found.results}, prizes given ${found.prizes} of ${PIECES}`,
      `ledger: ${ledger?.movements} movements, balances ${found.balances} = moved ${ledger?.moved}, paid for draws ${found.paid}, chances used ${found.chances}`,
    ],
  };
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
      const chances = { byPoints: BY_POINTS, byChance: DRAWS_A_DAY - BY_POINTS };
      const drawers = await addDrawers(pool, MEMBERS, chances);
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
    const books = await withDatabase(folder, (pool) => audit(pool, figures));
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
