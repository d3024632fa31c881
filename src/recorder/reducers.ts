import { EMPTY, NEVER } from 'rxjs';
import type { Reducers } from '../../infra/action-log/replay';
import { anomaly } from '../../features/anomaly/index';
import { auth } from '../../features/auth/index';
import { businessPathOf, pathKeeper } from '../../features/business-path/index';
import { captcha } from '../../features/captcha/index';
import { digitFontOf } from '../../features/digit-font/index';
import { errorReportsOf } from '../../features/error-reports/index';
import { home } from '../../features/home/index';
import { multiLoginOf } from '../../features/multi-login/index';
import { navigation } from '../../features/navigation/index';
import { notices } from '../../features/notices/index';
import { pageProtectionOf } from '../../features/page-protection/index';
import { phoneLogin } from '../../features/phone-login/index';
import { projects } from '../../features/projects/index';
import { qrLoginOf } from '../../features/qr-login/index';
import { regions } from '../../features/regions/index';
import { search } from '../../features/search/index';
import { systemNotices } from '../../features/system-notices/index';
import { ticketLoginOf } from '../../features/ticket-login/index';
import { trackingOf } from '../../features/tracking/index';
import { versionOf } from '../../features/version/index';
import { catchingUp } from '../kernel/joining';
import type { Slice } from '../kernel/slice';

// Only reducers are wanted of these; their epics never run here.
const nowhere = { get: () => EMPTY, set: () => EMPTY, clear: () => EMPTY };

const slices = [
  anomaly,
  auth,
  businessPathOf({ keeper: pathKeeper(), shelf: nowhere }),
  captcha,
  digitFontOf({ show: () => EMPTY }),
  errorReportsOf({ failures$: NEVER, release: '' }),
  home,
  multiLoginOf(() => NEVER),
  navigation,
  notices,
  pageProtectionOf({ keys$: NEVER, menus$: NEVER, address$: NEVER, seen$: NEVER, elapsed: () => 0 }),
  phoneLogin,
  projects,
  qrLoginOf(() => NEVER),
  regions,
  search,
  systemNotices,
  ticketLoginOf({ enter: () => EMPTY, hasToken: () => false, beacon: () => undefined, portalUrl: '' }),
  trackingOf(() => []),
  versionOf(NEVER),
] as unknown as readonly Slice[];

/** Of every slice a portal's log can hold. */
export const reducers: Reducers = Object.fromEntries(slices.map((slice) => [slice.name, catchingUp(slice)]));
