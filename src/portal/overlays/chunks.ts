import { lazyChunk } from '#src/ui/lazy/lazy-chunk';

export const errorsChunk = lazyChunk(() => import(/* webpackChunkName: "errors" */ '../pages/errors'));
export const outsideErrorsChunk = lazyChunk(
  () => import(/* webpackChunkName: "errors-outside" */ '../pages/errors-outside'),
);
export const protectionChunk = lazyChunk(
  () => import(/* webpackChunkName: "protection" */ '../pages/protection'),
);
