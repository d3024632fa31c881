import { makeEventDays } from '#features/tracking/server/index';
import { certificateIn } from '#infra/server/http/certificate';
import { openLogFile } from '#infra/server/jobs/log-file';
import { startRetentionJob } from '#infra/server/jobs/retention-job';
import { openDatabase } from '#infra/server/postgres/database';
import { migrate } from '#infra/server/postgres/migrate';
import { keySecretOf } from '#infra/server/security/key-secret';
import { ownAuthorities } from '#infra/server/security/signing/authorities';
import type { Jobs } from '#infra/server/server-slice';
import type { Settings } from '#infra/server/settings/settings';
import { createApp } from './app';
import { addressFor, demoTable } from './greeting';
import { closeApp, listen } from './listen';
import { isOpenDemo, OPEN_DEMO } from './open-demo';
import { monthBefore } from '#infra/server/sample/month-before';
import { prepareData } from './prepare-data';
import { makeWantedSamples } from './samples';
import type { Shutdown } from './shutdown';

interface Serving {
  readonly settings: Settings;
  /** The data folder, which is taken. */
  readonly folder: string;
  readonly shutdown: Shutdown;
}

/** Until it is ready; `shutdown` ends it. */
export async function serve({ settings, folder, shutdown }: Serving): Promise<void> {
  const log = openLogFile(folder, console.error);
  const keySecret = keySecretOf(settings, console.error);
  const database = await openDatabase(settings, log);
  shutdown.onStop(database.close);
  const applied = await migrate(database.owner.pool);
  await makeEventDays(database.owner.pool);
  await database.grant();
  if (applied.length > 0) console.log(`数据库结构已更新（${applied.length} 个脚本）。`);
  await prepareData({
    database: database.owner,
    settings,
    progress: console.log,
    until: monthBefore(new Date()),
  });
  const { pool } = database.owner;
  const report = (error: unknown) => log(`A job failed: ${String(error)}`, 'detail');
  const startJobs = (jobs: readonly Jobs[]): void => {
    const retention = startRetentionJob({
      pool,
      auditDays: settings.auditDays,
      others: jobs.flatMap(({ forget = [] }) => forget.map((one) => (most: number) => one(pool, most))),
      report,
    });
    shutdown.onStop(retention.stop);
    for (const { start } of jobs) if (start) shutdown.onStop(start({ pool, report }).stop);
  };
  const authorities: string[] = [];
  const certificate = settings.https ? await certificateIn(folder, settings.publicNames) : undefined;
  const app = await createApp({
    database,
    settings: { ...settings, isOpenDemo: isOpenDemo(settings) },
    authorities,
    keySecret,
    readerUrl: database.readerUrl,
    startJobs,
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
