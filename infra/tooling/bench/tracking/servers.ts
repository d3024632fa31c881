import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '#infra/server/postgres/embedded-postgres';
import { readPostmasterPid } from '#infra/server/postgres/previous-postgres';
import { dataFolder, removeFolder, startPortalIn } from '../portal-process';
import { spentBy, spentByServer } from './spent';

export interface Collector {
  readonly port: number;
  /** ms of processor time, of the server and of its PostgreSQL. */
  readonly spent: () => readonly [server: number, database: number];
  readonly folder: string;
  stop(): Promise<void>;
}

const postmasterIn = (folder: string): number =>
  readPostmasterPid(path.join(folder, 'postgres/cluster/data')) ?? NaN;
const clock = (pid: number, folder: string) => {
  const postmaster = postmasterIn(folder);
  return () => [spentBy(pid), spentByServer(postmaster)] as const;
};

/** The whole product; facts come through a proxy, from many networks. */
export const startProduct = async (): Promise<Collector> => {
  const folder = dataFolder();
  const portal = await startPortalIn(folder, { unitPrices: 0, env: { TRUST_PROXY: 'loopback' } });
  return {
    port: Number(new URL(portal.origin).port),
    spent: clock(portal.pid, folder),
    folder,
    async stop() {
      await portal.stop();
      removeFolder(folder);
    },
  };
};

export type BareKind = 'validate' | 'insert' | 'group';

export const startBare = async (kind: BareKind): Promise<Collector> => {
  const folder = dataFolder();
  const database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: () => undefined,
  });
  const file = path.join(__dirname, 'bare-server.ts');
  const server = spawn(process.execPath, ['--import', 'tsx', file, kind, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  return {
    port: Number(line.slice('ready: '.length)),
    spent: clock(server.pid ?? NaN, folder),
    folder,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await database.stop();
      removeFolder(folder);
    },
  };
};
