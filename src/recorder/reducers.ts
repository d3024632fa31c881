import { EMPTY, NEVER } from 'rxjs';
import type { Reducers } from '#infra/action-log/replay';
import { about } from '#features/about/index';
import { aiChatOf } from '#features/ai-chat/index';
import { anomaly } from '#features/anomaly/index';
import { auth } from '#features/auth/index';
import { basisOf } from '#features/basis/index';
import { businessPathOf, createPathStore } from '#features/business-path/index';
import { captcha } from '#features/captcha/index';
import { compare } from '#features/compare/index';
import { costIndexesOf } from '#features/cost-indexes/index';
import { digitFontOf } from '#features/digit-font/index';
import { errorReportsOf } from '#features/error-reports/index';
import { exportsOf } from '#features/exports/index';
import { favorites } from '#features/favorites/index';
import { home } from '#features/home/index';
import { indexRange } from '#features/index-range/index';
import { likes } from '#features/likes/index';
import { multiLoginOf } from '#features/multi-login/index';
import { myDataOf } from '#features/my-data/index';
import { navigation } from '#features/navigation/index';
import { newItemsOf } from '#features/new-items/index';
import { notices } from '#features/notices/index';
import { pageProtectionOf } from '#features/page-protection/index';
import { phoneLogin } from '#features/phone-login/index';
import { projectsOf } from '#features/projects/index';
import { promotions } from '#features/promotions/index';
import { prompts } from '#features/prompts/index';
import { publishingOf } from '#features/publishing/index';
import { qrLoginOf } from '#features/qr-login/index';
import { recommendations } from '#features/recommendations/index';
import { regions } from '#features/regions/index';
import { rightsTip } from '#features/rights-tip/index';
import { search } from '#features/search/index';
import { sourcing } from '#features/sourcing/index';
import { serviceBarOf } from '#features/service-bar/index';
import { serviceDesk } from '#features/service-desk/index';
import { systemNotices } from '#features/system-notices/index';
import { ticketLoginOf } from '#features/ticket-login/index';
import { trackingOf } from '#features/tracking/index';
import { tutorialVideoOf } from '#features/tutorial-video/index';
import { unitPricesOf } from '#features/unit-prices/index';
import { userCenter } from '#features/user-center/index';
import { versionOf } from '#features/version/index';
import { catchingUp } from '#src/kernel/joining';
import type { Slice } from '#src/kernel/slice';

// Only reducers are wanted of these; their epics never run here.
const nowhere = { get: () => EMPTY, set: () => EMPTY, clear: () => EMPTY };

const deaf = { match: (action: unknown): action is never => action === undefined };
const portal = {
  routeEntered: deaf,
  regionPicked: deaf,
  listSearchRepeated: deaf,
  listAnswered: () => ({ type: '', payload: undefined, meta: { kind: 'event' as const } }),
};

const slices = [
  about,
  aiChatOf({ listen: () => NEVER, copy: () => NEVER }),
  anomaly,
  auth,
  basisOf(() => NEVER),
  businessPathOf({ keeper: createPathStore(), storage: nowhere }),
  captcha,
  compare,
  costIndexesOf({ copy: () => NEVER, portal }),
  digitFontOf({ show: () => EMPTY }),
  errorReportsOf({ failures$: NEVER, release: '' }),
  exportsOf({
    exportFor: () => undefined,
    openWriter: () => ({ add: () => undefined, finish: () => NEVER, close: () => undefined }),
  }),
  favorites,
  home,
  indexRange,
  likes,
  multiLoginOf(() => NEVER),
  myDataOf(() => undefined),
  navigation,
  newItemsOf(() => undefined),
  notices,
  pageProtectionOf({ keys$: NEVER, menus$: NEVER, address$: NEVER, seen$: NEVER, elapsed: () => 0 }),
  phoneLogin,
  projectsOf(portal),
  publishingOf({ pick: () => EMPTY, save: () => undefined }),
  qrLoginOf(() => NEVER),
  recommendations,
  regions,
  search,
  sourcing,
  promotions,
  prompts,
  rightsTip,
  serviceBarOf({ open: () => EMPTY }),
  serviceDesk,
  systemNotices,
  ticketLoginOf({ enter: () => EMPTY, hasToken: () => false, beacon: () => undefined, portalUrl: '' }),
  trackingOf(() => []),
  tutorialVideoOf(EMPTY),
  unitPricesOf(() => undefined),
  userCenter,
  versionOf(NEVER),
] as unknown as readonly Slice[];

/** Of every slice a portal's log can hold. */
export const reducers: Reducers = Object.fromEntries(slices.map((slice) => [slice.name, catchingUp(slice)]));
