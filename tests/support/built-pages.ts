import { ensureBuilt } from '#infra/tooling/build/ensure-built.mjs';
import startBrowserServer from './browser-server';

/** A journey goes through the pages as they are built. */
export default async function buildPages(): Promise<void> {
  await ensureBuilt();
  await startBrowserServer();
}
