import { changeFeed } from '#infra/server/postgres/change-feed';
import type { Database } from '#infra/server/postgres/database';
import { member, route, transactionOf } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  badEventsCall,
  catalogueCall,
  deliveryCall,
  eventsCall,
  exportEventsCall,
  exportSqlCall,
  funnelCall,
  guidesCall,
  liveCall,
  overviewCall,
  pathsCall,
  removeViewCall,
  retentionCall,
  savedViewsCall,
  saveViewCall,
  searchQualityCall,
  seriesCall,
  settleBadEventCall,
  sqlCall,
  tabCall,
  tabsCall,
} from '../contract';
import { badEventsOf, settleBadEvent, type Ingest } from './bad-events';
import { catalogueOf } from './catalogue';
import { deliveryOf } from './delivery';
import { demandPeriod } from './demand-period';
import { eventsOf, tabEventsOf, tabsOf, type EventsPlan } from './events';
import { eventsFile } from './events-file';
import { funnelOf } from './funnel';
import { guideUseOf } from './guide-use';
import { liveStream } from './live';
import { overviewOf } from './overview';
import { pathsOf } from './paths';
import { startAlertJob } from './alert-job';
import { forgetAccess, noteAccess } from './privacy';
import { retentionOf } from './retention';
import { removeView, savedViewsOf, saveView } from './saved-views';
import { searchQualityOf } from './search-quality';
import { seriesOf } from './series';
import { sqlRunner } from './sql';
import { maintenanceRoutes, type MaintenanceParts } from './maintenance-routes';

type Looking = Parameters<typeof member>[0];

/** Named by whoever stores facts. */
const CHANNEL = 'event_stored';

export interface AnalysisParts extends Omit<MaintenanceParts, 'pool'> {
  readonly database: Database;
  /** Of a database user who reads the tables of the events and no other. */
  readonly readerUrl: string | undefined;
  readonly ingest: Ingest;
  /** Told of a lost connection, which opens again by itself, and of a reading for the live view that failed. */
  readonly report: (error: Error) => void;
}

export const analysisServer = ({
  database,
  readerUrl,
  ingest,
  report,
  eventDays,
  persons,
  sealing,
  allowsPrivateWebhooks,
}: AnalysisParts): ServerSlice => {
  const { pool } = database;
  const changes = changeFeed({ pool, channel: CHANNEL, report });
  const live = liveStream(pool, changes, report);
  const sql = sqlRunner(readerUrl);
  /** Who looked at one person, or took facts along. */
  const noteLook = async (context: Looking, { account, tab }: Pick<EventsPlan, 'account' | 'tab'>) => {
    const { accountId } = member(context);
    if (account) await noteAccess(pool, accountId, `事件：账号 ${account}`);
    if (tab) await noteAccess(pool, accountId, `会话 ${tab}`);
  };
  return {
    jobs: {
      forget: [forgetAccess(eventDays)],
      start: (around) => startAlertJob({ ...around, sealing, allowsPrivate: allowsPrivateWebhooks }),
    },
    routes: [
      route(overviewCall, ({ query }) => overviewOf(pool, demandPeriod(query), Date.now())),
      route(seriesCall, ({ query }) => seriesOf(pool, demandPeriod(query))),
      route(funnelCall, ({ query }) => funnelOf(pool, demandPeriod(query))),
      route(pathsCall, ({ query }) => pathsOf(pool, demandPeriod(query))),
      route(retentionCall, ({ query }) => retentionOf(pool, demandPeriod(query), Date.now())),
      route(eventsCall, async (context) => {
        await noteLook(context, context.query);
        return eventsOf(pool, demandPeriod(context.query));
      }),
      route(exportEventsCall, async (context) => {
        const { format, ...plan } = context.query;
        await noteLook(context, plan);
        const said = Object.entries(plan).map(([name, value]) => `${name} ${value}`);
        await noteAccess(pool, member(context).accountId, `导出事件：${said.join('，')}`);
        return eventsFile(pool, demandPeriod(plan), format);
      }),
      route(tabsCall, async (context) => {
        const { account } = context.query;
        if (account) await noteAccess(pool, member(context).accountId, `会话：账号 ${account}`);
        return tabsOf(pool, demandPeriod(context.query));
      }),
      route(tabCall, async (context) => {
        await noteAccess(pool, member(context).accountId, `会话 ${context.query.tab}`);
        return tabEventsOf(pool, context.query.tab);
      }),
      route(liveCall, async (context) => {
        const last = context.headers['last-event-id'];
        return live.open(member(context), typeof last === 'string' ? last : undefined);
      }),
      route(searchQualityCall, ({ query }) => searchQualityOf(pool, demandPeriod(query))),
      route(guidesCall, ({ query }) => guideUseOf(pool, demandPeriod(query))),
      route(deliveryCall, ({ query }) => deliveryOf(pool, demandPeriod(query))),
      route(catalogueCall, () => catalogueOf(pool)),
      route(badEventsCall, ({ query }) => badEventsOf(pool, demandPeriod(query))),
      route(settleBadEventCall, (context) => settleBadEvent(transactionOf(context), ingest, context.body)),
      route(sqlCall, async (context) => {
        await noteAccess(pool, member(context).accountId, `SQL：${context.body.sql}`);
        return sql.answer(context.body.sql);
      }),
      route(exportSqlCall, async (context) => {
        await noteAccess(pool, member(context).accountId, `导出 SQL：${context.body.sql}`);
        return sql.file(context.body.sql, context.body.format);
      }),
      route(savedViewsCall, async (context) => ({
        views: [...(await savedViewsOf(pool, member(context).accountId))],
      })),
      route(saveViewCall, (context) =>
        saveView(transactionOf(context), member(context).accountId, context.body),
      ),
      route(removeViewCall, async (context) => {
        await removeView(transactionOf(context), member(context).accountId, context.body.id);
        return null;
      }),
      ...maintenanceRoutes({ pool, eventDays, persons, sealing, allowsPrivateWebhooks }),
    ],
    close: async () => {
      live.close();
      await changes.close();
    },
  };
};
