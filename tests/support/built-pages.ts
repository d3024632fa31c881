import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ensureBuilt } from '#infra/tooling/build/ensure-built.mjs';
import startBrowserServer from './browser-server';
import { stopLater } from './stop-servers';

/** A journey goes through the pages as they are built. Tells the workers by TEST_PORTAL_HOST who serves them. */
export default async function buildPages(): Promise<void> {
  await ensureBuilt();
  await startBrowserServer();
  const host = fork(path.join(__dirname, 'portal-host.ts'), { execArgv: ['--import', 'tsx'] });
  stopLater(async () => {
    delete process.env.TEST_PORTAL_HOST;
    host.disconnect();
    await once(host, 'exit');
  });
  const [origin] = await once(host, 'message');
  process.env.TEST_PORTAL_HOST = String(origin);
}
