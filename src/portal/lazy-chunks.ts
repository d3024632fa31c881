import { lazyChunk } from '#src/ui/lazy/lazy-chunk';

export const searchChunk = lazyChunk(() => import(/* webpackChunkName: "search" */ './chunks/search'));
export const loginChunk = lazyChunk(() => import(/* webpackChunkName: "login" */ './chunks/login'));
export const captchaChunk = lazyChunk(() => import(/* webpackChunkName: "captcha" */ './chunks/captcha'));
export const multiLoginChunk = lazyChunk(
  () => import(/* webpackChunkName: "multi-login" */ './chunks/multi-login'),
);
export const anomalyChunk = lazyChunk(() => import(/* webpackChunkName: "anomaly" */ './chunks/anomaly'));
export const sessionChunk = lazyChunk(() => import(/* webpackChunkName: "session" */ './chunks/session'));
export const outboxChunk = lazyChunk(() => import(/* webpackChunkName: "outbox" */ './chunks/outbox'));
export const recommendationsChunk = lazyChunk(
  () => import(/* webpackChunkName: "recommendations" */ './chunks/recommendations'),
);
export const homeBasisChunk = lazyChunk(
  () => import(/* webpackChunkName: "home-basis" */ './chunks/home-basis'),
);
export const overlaysChunk = lazyChunk(() => import(/* webpackChunkName: "overlays" */ './overlays/index'));
