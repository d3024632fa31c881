import { activitiesHouse, makeSeeds, startActivitiesUpkeep } from '#features/activities/server/index';
import { startAlertsUpkeep } from '#features/analysis/server/index';
import { giveVipDays } from '#features/auth/server/index';
import { startCampaignsUpkeep } from '#features/campaigns/server/index';
import { tellMember } from '#features/system-notices/server/index';
import {
  dropEventDays,
  forgetFacts,
  forgetSections,
  forgetSums,
  forgetTabs,
  makeEventDays,
} from '#features/tracking/server/index';
import { certificateIn } from '#infra/server/http/certificate';
import { openLogFile } from '#infra/server/jobs/log-file';
import { startRetentionJob } from '#infra/server/jobs/retention-job';
import { openDatabase } from '#infra/server/postgres/database';
import { migrate } from '#infra/server/postgres/migrate';
import { keySecretOf } from '#infra/server/security/key-secret';
import { ownAuthorities } from '#infra/server/security/signing/authorities';
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
  const retention = startRetentionJob({
    pool: database.owner.pool,
    auditDays: settings.auditDays,
    others: [
      dropEventDays(database.owner.pool, settings.eventDays),
      forgetFacts(database.owner.pool, 'event', settings.eventDays),
      forgetSections(database.owner.pool),
      forgetSums(database.owner.pool, settings.eventDays),
      forgetTabs(database.owner.pool, settings.eventDays),
      forgetFacts(database.owner.pool, 'event_bad', settings.badEventDays),
    ],
    report: (error) => log(`Upkeep failed: ${String(error)}`, 'detail'),
  });
  shutdown.onStop(retention.stop);
  await makeSeeds(database.owner.pool);
  const upkeep = startActivitiesUpkeep({
    pool: database.owner.pool,
    tellMember: (client, accountId, title) =>
      tellMember(client, accountId, {
        title,
        content: '<p><a href="#/memberActivity/memberPoints">查看我的积分</a></p>',
      }),
    report: (error) => log(`Activities: ${String(error)}`, 'detail'),
  });
  shutdown.onStop(upkeep.stop);
  const campaigns = startCampaignsUpkeep({
    pool: database.owner.pool,
    house: activitiesHouse({ giveVipDays }),
    report: (error) => log(`Campaigns: ${String(error)}`, 'detail'),
  });
  shutdown.onStop(campaigns.stop);
  const alerts = startAlertsUpkeep({
    pool: database.owner.pool,
    allowsPrivate: settings.allowsPrivateWebhooks,
    report: (error) => log(`Alerts: ${String(error)}`, 'detail'),
  });
  shutdown.onStop(alerts.stop);
  const authorities: string[] = [];
  const certificate = settings.https ? await certificateIn(folder, settings.publicNames) : undefined;
  const app = await createApp({
    database,
    settings: { ...settings, isOpenDemo: isOpenDemo(settings) },
    authorities,
    keySecret,
    readerUrl: database.readerUrl,
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
