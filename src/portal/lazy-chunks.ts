import { part } from './part';

export const richSearchBox = part(() => import(/* webpackChunkName: "search" */ './shell/rich-search-box'));
export const loginChunk = part(() => import(/* webpackChunkName: "login" */ './pages/login'));
export const qrConfirmChunk = part(() => import(/* webpackChunkName: "qr-confirm" */ './pages/qr-confirm'));
export const captchaPart = part(() => import(/* webpackChunkName: "captcha" */ './pages/captcha'));
export const projectChunk = part(() => import(/* webpackChunkName: "projects" */ './pages/projects'));
export const multiLoginChunk = part(
  () => import(/* webpackChunkName: "multi-login" */ './pages/multi-login'),
);
export const anomalyChunk = part(() => import(/* webpackChunkName: "anomaly" */ './pages/anomaly'));
export const sessionChunk = part(() => import(/* webpackChunkName: "session" */ './pages/session'));
export const companyChunk = part(() => import(/* webpackChunkName: "company" */ './company/index'));
