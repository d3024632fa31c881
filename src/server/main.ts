import { StartupError } from '#infra/server/http/startup-error';
import { takeDataFolder } from '#infra/server/postgres/data-folder';
import { readSettings } from '#infra/server/settings/settings';
import { claimPort } from './listen';
import { refuseUnaskedDemo } from './open-demo';
import { createShutdown, type Shutdown, stopOnSignals } from './shutdown';

async function start(shutdown: Shutdown): Promise<void> {
  const settings = readSettings(process.env);
  refuseUnaskedDemo(settings);
  const folder = await takeDataFolder(settings.dataDir);
  shutdown.onBegin(folder.announceLeaving);
  shutdown.onStop(folder.release);
  await claimPort(settings);
  // The whole server takes seconds to load; a start that is refused is told so before.
  const { serve } = await import('./serve');
  await serve({ settings, folder: folder.path, shutdown });
}

const shutdown = createShutdown((code) => process.exit(code));
stopOnSignals(shutdown);
start(shutdown).catch((error: unknown) => {
  // What breaks because everything is being closed is no news.
  if (shutdown.begun()) return;
  console.error(error instanceof StartupError ? error.message : error);
  void shutdown.stop(1);
});
