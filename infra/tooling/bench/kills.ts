import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { v7 } from 'uuid';
import { connectionFile } from '#infra/server/postgres/connection-file';
import { findFreePort } from '#infra/server/postgres/embedded-postgres';
import { readPostmasterPid } from '#infra/server/postgres/previous-postgres';
import { trackCall } from '#features/tracking/contract';
import { codes } from '#src/contract/codes';
import type { FACTS } from '#src/kernel/facts';
import { putter, type Put } from './attack/signed-client';
import { machineLine, MILLISECONDS, tableOf } from './figures';
import { timed } from './measuring';
import { dataFolder, type PortalProcess, removeFolder, startPortalIn } from './portal-process';

const KILLS = 100;
const WRITERS = 7;
/** Acknowledged between one kill and the next. */
const A_ROUND = 8;
const RETRY_MS = 50;
const DATABASE_BACK_MS = 5_000;
/** Of the catalogue: facts of an unknown code are kept elsewhere. */
const FNCODE: keyof typeof FACTS = '100105';

const factOf = (id: string) => ({
  method: trackCall.method,
  path: trackCall.path,
  headers: { 'content-type': 'application/json' },
  bytes: Buffer.from(
    JSON.stringify({
      fncode: FNCODE,
      query: JSON.stringify({
        _e: { v: 1, id, ct: Date.now(), tb: 'kills', sq: 0, en: 1, dv: id, ro: 'a' },
      }),
    }),
  ),
});

/** Writes until told to stop; each fact is sent again under its name until it is acknowledged. */
const write = async (put: Put, acknowledged: string[], isOver: () => boolean): Promise<void> => {
  for (let id = v7(); !isOver();) {
    const answer = await put(factOf(id)).catch(() => undefined);
    if (answer?.statusCode === codes.ok) {
      acknowledged.push(id);
      id = v7();
    }
    await sleep(RETRY_MS);
  }
};

const isReady = async (put: Put): Promise<boolean> =>
  (await put({ method: 'GET', path: '/readyz', headers: {} }).catch(() => undefined))?.httpStatus === 200;

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await sleep(RETRY_MS);
};

interface Stored {
  readonly rows: number;
  readonly names: number;
}
const storedOf = async (folder: string, acknowledged: readonly string[]): Promise<Stored> => {
  const { url } = JSON.parse(readFileSync(connectionFile(folder), 'utf8')) as { readonly url: string };
  const pool = new Pool({ connectionString: url, max: 1 });
  // The server stops its database while the connection says goodbye.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<Stored>(
      'select count(*)::int as rows, count(distinct id)::int as names from event where id = any($1::uuid[])',
      [acknowledged],
    );
    return rows[0] ?? { rows: 0, names: 0 };
  } finally {
    await pool.end();
  }
};

/**
 * kill -9 of the server and of PostgreSQL in turn, under writers that go on. Rejects when a fact that was acknowledged is
 * lost or stored twice, or the database is back later than it should be.
 */
export const kills = async (): Promise<readonly string[]> => {
  const folder = dataFolder();
  const port = await findFreePort();
  const plan = { port, unitPrices: 0 };
  const put = putter(`http://localhost:${port}`);
  const acknowledged: string[] = [];
  const serverBack: number[] = [];
  const databaseBack: number[] = [];
  let portal: PortalProcess = await startPortalIn(folder, plan);
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, () => write(put, acknowledged, () => isOver));
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const wanted = acknowledged.length + A_ROUND;
      await until(() => acknowledged.length >= wanted);
      if (kill % 2 === 0) {
        await portal.stop('SIGKILL');
        serverBack.push(
          await timed(async () => {
            portal = await startPortalIn(folder, plan);
          }),
        );
      } else {
        process.kill(readPostmasterPid(path.join(folder, 'postgres/cluster/data')) ?? NaN, 'SIGKILL');
        databaseBack.push(
          await timed(async () => {
            await until(async () => !(await isReady(put)));
            await until(() => isReady(put));
          }),
        );
      }
    }
    isOver = true;
    await Promise.all(writers);
    const { rows, names } = await storedOf(folder, acknowledged);
    const lines = [
      machineLine(),
      ...tableOf(
        [
          { what: 'server killed, started, ready', times: serverBack },
          { what: 'database killed, ready', times: databaseBack },
        ],
        [0.95, 1],
        MILLISECONDS,
      ),
      `${KILLS} kills under ${WRITERS} writers: ${acknowledged.length} facts acknowledged, ${acknowledged.length - names} lost, ${rows - names} twice; wanted: none, the database back within ${DATABASE_BACK_MS} ms`,
    ];
    if (names === acknowledged.length && rows === names && Math.max(...databaseBack) <= DATABASE_BACK_MS)
      return lines;
    throw new Error(lines.join('\n'));
  } finally {
    isOver = true;
    await portal.stop();
    removeFolder(folder);
  }
};
