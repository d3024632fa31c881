import { certificateIn } from '#infra/server/http/certificate';
import { takeDataFolder } from '#infra/server/postgres/data-folder';
import { openDatabase } from '#infra/server/postgres/database';
import { keySecretOf } from '#infra/server/security/key-secret';
import { openLogFile } from '#infra/server/jobs/log-file';
import { migrate } from '#infra/server/postgres/migrate';
import { readSettings } from '#infra/server/settings/settings';
import { ownAuthorities } from '#infra/server/security/signing/authorities';
import { StartupError } from '#infra/server/http/startup-error';
import { startRetentionJob } from '#infra/server/jobs/retention-job';
import { createApp } from './app';
import { addressFor, demoTable } from './greeting';
import { claimPort, closeApp, listen } from './listen';
import { isOpenDemo, OPEN_DEMO, refuseUnaskedDemo } from './open-demo';
import { prepareData } from './prepare-data';
import { makeWantedSamples } from './samples';
import { createShutdown, type Shutdown, stopOnSignals } from './shutdown';

async function start(shutdown: Shutdown): Promise<void> {
  const settings = readSettings(process.env);
  refuseUnaskedDemo(settings);
  const folder = await takeDataFolder(settings.dataDir);
  shutdown.onBegin(folder.announceLeaving);
  shutdown.onStop(folder.release);
  await claimPort(settings);
  const log = openLogFile(folder.path, console.error);
  const keySecret = keySecretOf(settings, console.error);
  const database = await openDatabase(settings, log);
  shutdown.onStop(database.close);
  const applied = await migrate(database.owner.pool);
  if (applied.length > 0) console.log(`数据库结构已更新（${applied.length} 个脚本）。`);
  await prepareData({ database: database.owner, settings, progress: console.log });
  const retention = startRetentionJob({
    pool: database.owner.pool,
    auditDays: settings.auditDays,
    report: (error) => log(`Upkeep failed: ${String(error)}`, 'detail'),
  });
  shutdown.onStop(retention.stop);
  const authorities: string[] = [];
  const certificate = settings.https ? await certificateIn(folder.path, settings.publicNames) : undefined;
  const app = await createApp({
    database,
    settings: { ...settings, isOpenDemo: isOpenDemo(settings) },
    authorities,
    keySecret,
    ...(certificate && { certificate }),
  });
  shutdown.onStop(() => closeApp(app));
  const port = await listen(app, settings);
  // Only now is it known which port the system chose.
  authorities.push(...ownAuthorities({ port, isSecure: settings.https, publicNames: settings.publicNames }));
  process.send?.('ready');
  console.log(`ready: ${addressFor(settings.host, port, settings.https)}`);
  if (settings.demo) console.log(demoTable());
  if (isOpenDemo(settings)) console.warn(OPEN_DEMO);
  shutdown.onStop(makeWantedSamples(database.owner.pool, console.log).stop);
}

const shutdown = createShutdown((code) => process.exit(code));
stopOnSignals(shutdown);
start(shutdown).catch((error: unknown) => {
  // What breaks because everything is being closed is no news.
  if (shutdown.begun()) return;
  console.error(error instanceof StartupError ? error.message : error);
  void shutdown.stop(1);
});
