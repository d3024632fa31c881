import { part } from '#src/ui/late/part';

export const searchChunk = part(() => import(/* webpackChunkName: "search" */ './pages/search'));
export const loginChunk = part(() => import(/* webpackChunkName: "login" */ './pages/login'));
export const captchaPart = part(() => import(/* webpackChunkName: "captcha" */ './pages/captcha'));
export const multiLoginChunk = part(
  () => import(/* webpackChunkName: "multi-login" */ './pages/multi-login'),
);
export const anomalyChunk = part(() => import(/* webpackChunkName: "anomaly" */ './pages/anomaly'));
export const sessionChunk = part(() => import(/* webpackChunkName: "session" */ './pages/session'));
export const recommendationsChunk = part(
  () => import(/* webpackChunkName: "recommendations" */ './pages/recommendations'),
);
export const companyChunk = part(() => import(/* webpackChunkName: "company" */ './company/index'));
