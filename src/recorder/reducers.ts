import type { Reducers } from '../../infra/action-log/replay';
import { auth } from '../../features/auth/index';
import { captcha } from '../../features/captcha/index';
import { home } from '../../features/home/index';
import { navigation } from '../../features/navigation/index';
import { notices } from '../../features/notices/index';
import { phoneLogin } from '../../features/phone-login/index';
import { projects } from '../../features/projects/index';
import { regions } from '../../features/regions/index';
import { search } from '../../features/search/index';
import { trackingOf } from '../../features/tracking/index';
import { catchingUp } from '../kernel/joining';
import type { Slice } from '../kernel/slice';

const slices = [
  auth,
  captcha,
  home,
  navigation,
  notices,
  phoneLogin,
  projects,
  regions,
  search,
  trackingOf(() => []),
] as unknown as readonly Slice[];

/** Of every slice a portal's log can hold. */
export const reducers: Reducers = Object.fromEntries(slices.map((slice) => [slice.name, catchingUp(slice)]));
