import { aboutServings } from '#features/about/server/index';
import { aiChatServer } from '#features/ai-chat/server/index';
import { anomalyServings } from '#features/anomaly/server/index';
import { authServer, endFamilies, hashPassword, isPassword } from '#features/auth/server/index';
import { basisServings, basisTable } from '#features/basis/server/index';
import { businessPathServings } from '#features/business-path/server/index';
import { captchaServings } from '#features/captcha/server/index';
import { compareServings } from '#features/compare/server/index';
import { describeIndexes, costIndexServings } from '#features/cost-indexes/server/index';
import { digitFontServings } from '#features/digit-font/server/index';
import { errorReportServings } from '#features/error-reports/server/index';
import { favoriteServings, publishedRecords, type RecordKinds } from '#features/favorites/server/index';
import { homeServings } from '#features/home/server/index';
import { indexRangeServings } from '#features/index-range/server/index';
import { likeServings } from '#features/likes/server/index';
import { recommendationServings } from '#features/recommendations/server/index';
import { qrLoginServings } from '#features/qr-login/server/index';
import { multiLoginServer, rememberConflicts } from '#features/multi-login/server/index';
import { myDataServings } from '#features/my-data/server/index';
import { promotionServings } from '#features/promotions/server/index';
import { serviceDeskServings } from '#features/service-desk/server/index';
import {
  createOutbox,
  outboxServings,
  phoneLoginServings,
  smsSenderOf,
} from '#features/phone-login/server/index';
import { newItemServings, saveItems } from '#features/new-items/server/index';
import {
  contributeProject,
  describeProjects,
  projectServings,
  projectWords,
  readPlace,
  similarTo,
  whereProjects,
  withdrawProject,
} from '#features/projects/server/index';
import {
  isOwnProject,
  publishingServings,
  withdrawalOf,
  type ProjectShelf,
} from '#features/publishing/server/index';
import { placeOfAddress, regionServings, UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { searchServer } from '#features/search/server/index';
import { serverTimeServings } from '#features/server-time/server/index';
import { sourcingPartnerOf, sourcingServings } from '#features/sourcing/server/index';
import { systemNoticeServings } from '#features/system-notices/server/index';
import { redeemOf, standInServings, ticketLoginServings } from '#features/ticket-login/server/index';
import { trackingServings } from '#features/tracking/server/index';
import { describeUnitPrices, unitPriceServings } from '#features/unit-prices/server/index';
import { rememberPlace, userCenterServings } from '#features/user-center/server/index';
import { versionServings } from '#features/version/server/index';
import { provinceOf } from '#infra/server/http/address-register';
import type { Database } from '#infra/server/postgres/database';
import type { KeyOf } from '#infra/server/security/signing/identify-signer';
import type { Serving } from '#infra/server/http/serve';
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
const projectShelf: ProjectShelf = {
  words: projectWords,
  readPlace,
  publish: async (client, project, items) => {
    await contributeProject(client, project);
    await saveItems(client, [{ bidNodeId: project.id, items }]);
  },
  withdraw: withdrawProject,
};

/** Every slice's server side; a new slice is one more line. */
export const allServings = ({
  database,
  settings,
  dist,
  report,
}: ServerParts): {
  readonly servings: readonly Serving[];
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
      ...{ list: 'node', section: '单项工程指标', describe: describeProjects(pool) },
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
    servings: [
      ...auth.servings.map(rememberConflicts(pool)).map(rememberPlace(pool)),
      ...multiLogin.servings,
      ...anomalyServings(),
      ...systemNoticeServings({ pool }),
      ...versionServings({ dist }),
      ...businessPathServings({ pool }),
      ...ticketLoginServings({
        database,
        redeem: redeemOf(pool, settings),
        openSessionFor: auth.openSessionFor,
      }).map(rememberPlace(pool)),
      ...userCenterServings({ database, logins: { hashPassword, isPassword, endLogins: endFamilies } }),
      ...myDataServings({ database }),
      ...aboutServings({ pool, siteInfo: settings.siteInfo }),
      ...(settings.demo ? standInServings({ pool }) : []),
      ...aiChat.servings,
      ...captchaServings({ pool }),
      ...digitFontServings(),
      ...errorReportServings({ pool, agentOf }),
      ...serverTimeServings(),
      ...promotionServings({ pool }),
      ...serviceDeskServings({ pool, contacts: contactsOf(settings) }),
      ...homeServings({ pool }),
      ...recommendationServings({ pool }),
      ...sourcingServings({ pool, partner: sourcingPartner }),
      ...regionServings({ pool }),
      ...basisServings({ pool }),
      ...qrLoginServings({ database }),
      ...phoneLoginServings({ pool, sender }),
      ...(outbox ? outboxServings(outbox) : []),
      ...projectServings({ pool, withdrawal: (id) => withdrawalOf(pool, id), isOwn: isOwnProject }),
      ...compareServings({ pool, similarTo: (id) => similarTo(pool, id) }),
      ...indexRangeServings({ pool, whereProjects }),
      ...costIndexServings({ pool }),
      ...unitPriceServings({
        pool,
        placeOf: placeOfAddress(pool),
        fallback: UNIT_PRICE_AREAS.fallback,
        readBasisTable: () => basisTable(pool),
      }),
      ...publishingServings({ database, shelf: projectShelf }),
      ...newItemServings({ pool }),
      ...favoriteServings({ database, kinds }),
      ...likeServings({ pool, published: publishedRecords(kinds) }),
      ...search.servings,
      ...trackingServings({ pool }),
    ],
  };
};
