import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface PortalProcess {
  /** http://localhost:54321 */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface Samples {
  readonly unitPrices?: number;
}

const ROOT = path.resolve(__dirname, '../../..');
const FEW_SAMPLES = '200';

/** The server as `npm start` runs it, in demo mode, on a free port over a database of its own; rejects when it ends early. */
export const startPortal = async (samples: Samples = {}): Promise<PortalProcess> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  // PostgreSQL run by root changes its user, who must reach its data from here.
  chmodSync(folder, 0o755);
  const { DATABASE_URL: _, ...rest } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...rest,
      PORT: '0',
      DATA_DIR: folder,
      DEMO: '1',
      SAMPLE_PROJECTS: FEW_SAMPLES,
      ...(samples.unitPrices !== undefined && { SAMPLE_UNIT_PRICES: String(samples.unitPrices) }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
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
    return { origin: await ready, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
