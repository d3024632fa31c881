import { lazyChunk } from '#src/ui/lazy/lazy-chunk';

export const searchChunk = lazyChunk(() => import(/* webpackChunkName: "search" */ './pages/search'));
export const loginChunk = lazyChunk(() => import(/* webpackChunkName: "login" */ './pages/login'));
export const captchaPart = lazyChunk(() => import(/* webpackChunkName: "captcha" */ './pages/captcha'));
export const multiLoginChunk = lazyChunk(
  () => import(/* webpackChunkName: "multi-login" */ './pages/multi-login'),
);
export const anomalyChunk = lazyChunk(() => import(/* webpackChunkName: "anomaly" */ './pages/anomaly'));
export const sessionChunk = lazyChunk(() => import(/* webpackChunkName: "session" */ './pages/session'));
export const recommendationsChunk = lazyChunk(
  () => import(/* webpackChunkName: "recommendations" */ './pages/recommendations'),
);
export const overlaysChunk = lazyChunk(() => import(/* webpackChunkName: "overlays" */ './overlays/index'));
