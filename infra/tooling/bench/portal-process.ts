import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildServer, SERVER_ARGUMENTS } from '../build/build-server.mjs';

export interface PortalProcess {
  /** http://localhost:54321 */
  readonly origin: string;
  readonly pid: number;
  /** Resolves when it has ended; its data stay. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface PortalPlan {
  readonly unitPrices?: number;
  /** Any free one unless told. */
  readonly port?: number;
  /** Settings besides those of a bench. */
  readonly env?: Readonly<Record<string, string>>;
}

const ROOT = path.resolve(__dirname, '../../..');
const FEW_SAMPLES = '200';

/** A folder for the data of a server. */
export const dataFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  // PostgreSQL run by root changes its user, who must reach its data from here.
  chmodSync(folder, 0o755);
  return folder;
};
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/** The server as `npm start` runs it, in demo mode, over the database in the folder; rejects when it ends early. */
export const startPortalIn = async (folder: string, plan: PortalPlan = {}): Promise<PortalProcess> => {
  const { unitPrices, port = 0, env = {} } = plan;
  const { DATABASE_URL: _, ...rest } = process.env;
  await buildServer();
  const server = spawn(process.execPath, SERVER_ARGUMENTS, {
    cwd: ROOT,
    env: {
      ...rest,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: '1',
      SAMPLE_PROJECTS: FEW_SAMPLES,
      ...(unitPrices !== undefined && { SAMPLE_UNIT_PRICES: String(unitPrices) }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (server.exitCode === null) server.kill(signal);
    await ended;
  };
  const lines = createInterface({ input: server.stdout });
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /^ready: (http\S+?)\/?$/.exec(line)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error('the server ended before it was ready')));
  });
  try {
    return { origin: await ready, pid: server.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** The same over a database of its own, which goes with it. */
export const startPortal = async (plan: PortalPlan = {}): Promise<PortalProcess> => {
  const folder = dataFolder();
  try {
    const portal = await startPortalIn(folder, plan);
    return {
      ...portal,
      async stop(signal) {
        await portal.stop(signal);
        removeFolder(folder);
      },
    };
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
};
