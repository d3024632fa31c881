import { aboutRoutes } from '#features/about/server/index';
import { aiChatServer } from '#features/ai-chat/server/index';
import { anomalyRoutes } from '#features/anomaly/server/index';
import { authServer, endFamilies, hashPassword, isPassword } from '#features/auth/server/index';
import { basisRoutes, basisTable } from '#features/basis/server/index';
import { businessPathRoutes } from '#features/business-path/server/index';
import { captchaRoutes } from '#features/captcha/server/index';
import { compareRoutes } from '#features/compare/server/index';
import { describeIndexes, costIndexRoutes } from '#features/cost-indexes/server/index';
import { digitFontRoutes } from '#features/digit-font/server/index';
import { errorReportRoutes } from '#features/error-reports/server/index';
import { favoriteRoutes, publishedRecords, type RecordKinds } from '#features/favorites/server/index';
import { homeRoutes } from '#features/home/server/index';
import { indexRangeRoutes } from '#features/index-range/server/index';
import { likeRoutes } from '#features/likes/server/index';
import { recommendationRoutes } from '#features/recommendations/server/index';
import { qrLoginRoutes } from '#features/qr-login/server/index';
import { multiLoginServer, rememberConflicts } from '#features/multi-login/server/index';
import { myDataRoutes } from '#features/my-data/server/index';
import { promotionRoutes } from '#features/promotions/server/index';
import { serviceDeskRoutes } from '#features/service-desk/server/index';
import {
  createOutbox,
  outboxRoutes,
  phoneLoginRoutes,
  smsSenderOf,
} from '#features/phone-login/server/index';
import { newItemRoutes, saveItems } from '#features/new-items/server/index';
import {
  contributeProject,
  describeProjects,
  projectRoutes,
  projectWords,
  readPlace,
  similarTo,
  whereProjects,
  withdrawProject,
} from '#features/projects/server/index';
import {
  isOwnProject,
  publishingRoutes,
  withdrawalOf,
  type ProjectPublisher,
} from '#features/publishing/server/index';
import { placeOfAddress, regionRoutes, UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { searchServer } from '#features/search/server/index';
import { serverTimeRoutes } from '#features/server-time/server/index';
import { sourcingPartnerOf, sourcingRoutes } from '#features/sourcing/server/index';
import { systemNoticeRoutes } from '#features/system-notices/server/index';
import { redeemOf, standInRoutes, ticketLoginRoutes } from '#features/ticket-login/server/index';
import { trackingRoutes } from '#features/tracking/server/index';
import { describeUnitPrices, unitPriceRoutes } from '#features/unit-prices/server/index';
import { rememberPlace, userCenterRoutes } from '#features/user-center/server/index';
import { versionRoutes } from '#features/version/server/index';
import { provinceOf } from '#infra/server/http/address-register';
import type { Database } from '#infra/server/postgres/database';
import type { KeyOf } from '#infra/server/security/signing/identify-signer';
import type { Route } from '#infra/server/http/route';
import type { Settings } from '#infra/server/settings/settings';
import { agentOf } from '#infra/server/http/user-agent';
import type { Identify } from './register-calls';

export interface ServerParts {
  readonly database: Database;
  readonly settings: Pick<
    Settings,
    'demo' | 'smsWebhookUrl' | 'accountService' | 'siteInfo' | 'sourcingService' | 'aiModel'
  >;
  /** Folder with the built pages. */
  readonly dist: string;
  /** Told of what heals by itself. */
  readonly report: (error: Error) => void;
}

const contactsOf = ({ siteInfo }: ServerParts['settings']) =>
  siteInfo && {
    hotline: siteInfo.servicePhone,
    hours: siteInfo.serviceHours,
    email: siteInfo.serviceEmail,
  };

/** What is published goes to the projects and to the opened items, in one transaction. */
const projectPublisher: ProjectPublisher = {
  words: projectWords,
  readPlace,
  publish: async (client, project, items) => {
    await contributeProject(client, project);
    await saveItems(client, [{ bidNodeId: project.id, items }]);
  },
  withdraw: withdrawProject,
};

/** Every slice's server side; a new slice is one more line. */
export const allRoutes = ({
  database,
  settings,
  dist,
  report,
}: ServerParts): {
  readonly routes: readonly Route[];
  readonly identify: Identify;
  readonly keyOf: KeyOf;
  readonly close: () => Promise<void>;
} => {
  const { pool } = database;
  const multiLogin = multiLoginServer({ database, agentOf, locate: provinceOf, report });
  const outbox = settings.demo ? createOutbox() : undefined;
  const sender = smsSenderOf({ outbox, webhookUrl: settings.smsWebhookUrl });
  const sourcingPartner = sourcingPartnerOf(settings);
  const auth = authServer({ database, hasSourcing: sourcingPartner !== undefined });
  const search = searchServer({ pool });
  const aiChat = aiChatServer({ pool, model: settings.aiModel });
  const kinds: RecordKinds = {
    project: {
      list: 'node',
      section: '单项工程指标',
      describe: describeProjects(pool),
      withdrawal: (id) => withdrawalOf(pool, id),
    },
    costIndex: { list: 'node', section: '工程造价指标', describe: describeIndexes(pool) },
    unitPrice: { list: 'item', section: '综合单价', describe: describeUnitPrices(pool) },
  };
  return {
    identify: auth.identify,
    keyOf: auth.keyOf,
    close: async () => {
      aiChat.close();
      await multiLogin.close();
      await search.close();
    },
    routes: [
      ...auth.routes.map(rememberConflicts(pool)).map(rememberPlace(pool)),
      ...multiLogin.routes,
      ...anomalyRoutes(),
      ...systemNoticeRoutes({ pool }),
      ...versionRoutes({ dist }),
      ...businessPathRoutes({ pool }),
      ...ticketLoginRoutes({
        database,
        redeem: redeemOf(pool, settings),
        openSessionFor: auth.openSessionFor,
      }).map(rememberPlace(pool)),
      ...userCenterRoutes({ database, logins: { hashPassword, isPassword, endLogins: endFamilies } }),
      ...myDataRoutes({ database }),
      ...aboutRoutes({ pool, siteInfo: settings.siteInfo }),
      ...(settings.demo ? standInRoutes({ pool }) : []),
      ...aiChat.routes,
      ...captchaRoutes({ pool }),
      ...digitFontRoutes(),
      ...errorReportRoutes({ pool, agentOf }),
      ...serverTimeRoutes(),
      ...promotionRoutes({ pool }),
      ...serviceDeskRoutes({ pool, contacts: contactsOf(settings) }),
      ...homeRoutes({ pool }),
      ...recommendationRoutes({ pool }),
      ...sourcingRoutes({ pool, partner: sourcingPartner }),
      ...regionRoutes({ pool }),
      ...basisRoutes({ pool }),
      ...qrLoginRoutes({ database }),
      ...phoneLoginRoutes({ pool, sender }),
      ...(outbox ? outboxRoutes(outbox) : []),
      ...projectRoutes({ pool, withdrawal: (id) => withdrawalOf(pool, id), isOwn: isOwnProject }),
      ...compareRoutes({ pool, similarTo: (id) => similarTo(pool, id) }),
      ...indexRangeRoutes({ pool, whereProjects }),
      ...costIndexRoutes({ pool }),
      ...unitPriceRoutes({
        pool,
        placeOf: placeOfAddress(pool),
        fallback: UNIT_PRICE_AREAS.fallback,
        readBasisTable: () => basisTable(pool),
      }),
      ...publishingRoutes({ database, storage: projectPublisher }),
      ...newItemRoutes({ pool }),
      ...favoriteRoutes({ database, kinds }),
      ...likeRoutes({ pool, published: publishedRecords(kinds) }),
      ...search.routes,
      ...trackingRoutes({ pool }),
    ],
  };
};
