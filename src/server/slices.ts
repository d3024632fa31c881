import { aboutServer } from '#features/about/server/index';
import {
  activitiesEngine,
  activitiesServer,
  exportRowsByCoupon,
  recordDeed,
} from '#features/activities/server/index';
import { aiChatServer } from '#features/ai-chat/server/index';
import { analysisServer } from '#features/analysis/server/index';
import { anomalyServer } from '#features/anomaly/server/index';
import {
  accountOfMobile,
  authServer,
  cookieOwner,
  endFamilies,
  forgetTries,
  giveVipDays,
  hashPassword,
  isKnownBrowser,
  isPassword,
} from '#features/auth/server/index';
import { businessPathServer } from '#features/business-path/server/index';
import { campaignsServer } from '#features/campaigns/server/index';
import { captchaServer } from '#features/captcha/server/index';
import { compareServer } from '#features/compare/server/index';
import { digitFontServer } from '#features/digit-font/server/index';
import { errorReportsServer } from '#features/error-reports/server/index';
import { exportsServer, type QuotaParts } from '#features/exports/server/index';
import { favoriteProjects, favoritesServer, publishedRecords } from '#features/favorites/server/index';
import { feedbackServer } from '#features/feedback/server/index';
import { GUIDES, guidesServer } from '#features/guides/server/index';
import { homeServer } from '#features/home/server/index';
import { likesServer } from '#features/likes/server/index';
import { mobileBindingServer } from '#features/mobile-binding/server/index';
import { multiLoginServer, rememberConflicts } from '#features/multi-login/server/index';
import { erasePerson, exportPerson, myDataServer } from '#features/my-data/server/index';
import { ordersServer, payersAmong } from '#features/orders/server/index';
import { passwordLinkServer } from '#features/password-link/server/index';
import { codeService, createOutbox, phoneLoginServer, smsSenderOf } from '#features/phone-login/server/index';
import { composeReport, findSubjects, readSubjects, similarTo } from '#features/projects/server/index';
import { promotionsServer } from '#features/promotions/server/index';
import { publishingServer } from '#features/publishing/server/index';
import { qrLoginServer } from '#features/qr-login/server/index';
import { recommendationsServer } from '#features/recommendations/server/index';
import { recordImportsServer } from '#features/record-imports/server/index';
import { regionsServer } from '#features/regions/server/index';
import { rememberedTable } from '#features/basis/server/index';
import { searchServer } from '#features/search/server/index';
import { serverTimeServer } from '#features/server-time/server/index';
import { policiesToday } from '#features/policy-documents/server/index';
import { readPackages, serviceDeskServer } from '#features/service-desk/server/index';
import { sourcingPartnerOf, sourcingServer } from '#features/sourcing/server/index';
import { systemNoticesServer, tellMember } from '#features/system-notices/server/index';
import { redeemOf, ticketLoginServer } from '#features/ticket-login/server/index';
import { ROUTE_NAMES } from '#features/navigation/server/index';
import { ingestEvent, trackingServer } from '#features/tracking/server/index';
import { trialServer } from '#features/trial/server/index';
import {
  notePasswordChange,
  passwordProver,
  rememberPlace,
  userCenterServer,
} from '#features/user-center/server/index';
import { versionServer } from '#features/version/server/index';
import { provinceOf } from '#infra/server/http/address-register';
import { agentOf } from '#infra/server/http/user-agent';
import { openPress } from '#infra/server/pdf/press';
import type { Database } from '#infra/server/postgres/database';
import type { Sealing } from '#infra/server/security/sealing';
import type { AllRecords, SectionSlice, ServerSlice } from '#infra/server/server-slice';
import type { Route } from '#infra/server/http/route';
import type { Settings } from '#infra/server/settings/settings';
import { assistantParts } from './assistant-parts';
import { contactsOf, yearlyPrice } from './operator-words';
import { projectPublisher } from './project-publisher';
import { rewardRoutes } from './reward-routes';
import { recordsOf, sectionsIn } from './sections';

export interface ServerParts {
  readonly database: Database;
  readonly settings: Pick<
    Settings,
    'demo' | 'smsWebhookUrl' | 'accountService' | 'siteInfo' | 'purchase' | 'sourcingService' | 'aiModel'
  > &
    Partial<Pick<Settings, 'eventDays' | 'badEventDays' | 'allowsPrivateWebhooks'>>;
  /** Folder with the built pages. */
  readonly dist: string;
  /** Of a database user who reads the tables of the events alone. */
  readonly readerUrl: string | undefined;
  /** Of what is worth nothing to whoever reads only the database. */
  readonly sealing: Sealing;
  /** Told of what heals by itself. */
  readonly report: (error: Error) => void;
}

export const inSessions = (route: Route): Route => ({ ...route, lane: 'sessions' });
/** A slice that is given the connections of sessions takes their places as well: the one follows from the other. */
const atTheDoor =
  (database: Database) =>
  <S extends ServerSlice>(open: (logins: Database) => S): S => {
    const slice = open({ ...database, ...database.sessions });
    return { ...slice, routes: slice.routes.map(inSessions) };
  };

/** The server sides of all slices, given what they need; sections of data are listed in `sections.ts`. */
export const openSlices = ({ database, settings, dist, readerUrl, sealing, report }: ServerParts) => {
  const { pool } = database;
  const door = atTheDoor(database);
  const outbox = settings.demo ? createOutbox() : undefined;
  const sessionPool = database.sessions.pool;
  const sms = {
    pool: sessionPool,
    demo: settings.demo,
    isKnownBrowser: (mobile: string, device: string) =>
      isKnownBrowser(sessionPool, { by: 'mobile', value: mobile }, device),
    sender: smsSenderOf({ outbox, webhookUrl: settings.smsWebhookUrl }),
  };
  const sourcingPartner = sourcingPartnerOf(settings);
  const auth = door((logins) => {
    const slice = authServer({
      database: logins,
      demo: settings.demo,
      hasSourcing: sourcingPartner !== undefined,
    });
    return {
      ...slice,
      routes: slice.routes.map(rememberConflicts(logins.pool)).map(rememberPlace(logins.pool)),
    };
  });
  const ticketLogin = door((logins) => {
    const slice = ticketLoginServer({
      database: logins,
      redeem: redeemOf(logins.pool, settings),
      openSessionFor: auth.openSessionFor,
      hasStandIn: settings.demo,
    });
    return { ...slice, routes: slice.routes.map(rememberPlace(logins.pool)) };
  });
  const sections = sectionsIn(pool);
  const records: AllRecords = recordsOf(sections);
  const reading = { records, table: rememberedTable({ pool }) };
  const readPolicies = policiesToday(pool);
  const search = searchServer({ pool: database.searches.pool, reading, readPolicies });
  const quota: QuotaParts = { pool, extraRows: (accountId) => exportRowsByCoupon(pool, accountId) };
  const home = homeServer({ pool });
  const slices: readonly ServerSlice[] = [
    auth,
    door((logins) => multiLoginServer({ database: logins, agentOf, locate: provinceOf, report })),
    anomalyServer(),
    systemNoticesServer({ pool }),
    versionServer({ dist }),
    businessPathServer({ pool }),
    ticketLogin,
    userCenterServer({ database, logins: { hashPassword, isPassword, endLogins: endFamilies } }),
    door((logins) =>
      passwordLinkServer({
        database: logins,
        demo: settings.demo,
        logins: { hashPassword, endLogins: endFamilies, forgetTries },
        notePasswordChange,
      }),
    ),
    myDataServer({ database }),
    aboutServer({ pool, siteInfo: settings.siteInfo }),
    aiChatServer({
      pool,
      model: settings.aiModel,
      findPriced: search.findPriced,
      ...assistantParts(pool),
    }),
    door((logins) => captchaServer({ pool: logins.pool })),
    digitFontServer(),
    errorReportsServer({ pool, agentOf }),
    exportsServer(quota),
    serverTimeServer(),
    promotionsServer({ pool }),
    serviceDeskServer({ pool, contacts: contactsOf(settings), priceOf: yearlyPrice(settings) }),
    ordersServer({ database, packages: readPackages, purchase: settings.purchase }),
    activitiesServer({
      pool,
      ends: { giveVipDays },
      tellMember,
      reports: {
        compose: composeReport,
        find: findSubjects,
        read: readSubjects,
        favorites: favoriteProjects,
        press: openPress(),
      },
    }),
    campaignsServer({ pool, engine: activitiesEngine({ giveVipDays }), payersAmong }),
    feedbackServer({ pool }),
    guidesServer({ pool, recordDeed }),
    home,
    recommendationsServer({ pool }),
    sourcingServer({ pool, partner: sourcingPartner }),
    regionsServer({ pool }),
    door((logins) => qrLoginServer({ database: logins, demo: settings.demo })),
    door(() => phoneLoginServer({ ...sms, outbox })),
    mobileBindingServer({
      database,
      codes: codeService(sms, 'binding'),
      provePassword: passwordProver(database, isPassword),
      demo: settings.demo,
    }),
    trialServer({
      pool: sessionPool,
      codes: codeService(sms, 'trial'),
      accountOfMobile: (client, owner) => accountOfMobile(client, { ...owner, demo: settings.demo }),
    }),
    ...sections,
    compareServer({ pool, similarTo: (id) => similarTo(pool, id) }),
    recordImportsServer({ pool, exchanges: sections.flatMap(({ files }: SectionSlice) => files ?? []) }),
    publishingServer({ database, storage: projectPublisher }),
    favoritesServer({ database, records }),
    likesServer({ pool, published: publishedRecords(records) }),
    search,
    trackingServer({
      pool: database.facts.pool,
      ownerOf: cookieOwner(database.facts.pool),
      names: { routes: ROUTE_NAMES, guides: GUIDES },
      eventDays: settings.eventDays,
      badEventDays: settings.badEventDays,
    }),
    analysisServer({
      database,
      readerUrl,
      sealing,
      ingest: ingestEvent,
      report,
      eventDays: settings.eventDays,
      persons: {
        erase: erasePerson,
        exportFile: exportPerson,
      },
      allowsPrivateWebhooks: settings.allowsPrivateWebhooks ?? false,
    }),
  ];
  return {
    identify: auth.identify,
    keyOf: auth.keyOf,
    home: home.home,
    quota,
    routes: slices.flatMap(({ routes }) => routes).map(rewardRoutes(pool)),
    jobs: slices.flatMap(({ jobs }) => jobs ?? []),
    close: async () => {
      for (const { close } of slices) await close?.();
    },
  };
};
