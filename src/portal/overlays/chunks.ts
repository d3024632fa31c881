import { lazyChunk } from '#src/ui/lazy/lazy-chunk';

export const errorsChunk = lazyChunk(() => import(/* webpackChunkName: "errors" */ '../chunks/errors'));
export const outsideErrorsChunk = lazyChunk(
  () => import(/* webpackChunkName: "errors-outside" */ '../chunks/errors-outside'),
);
export const protectionChunk = lazyChunk(
  () => import(/* webpackChunkName: "protection" */ '../chunks/protection'),
);
export const guidesChunk = lazyChunk(() => import(/* webpackChunkName: "guides" */ '../chunks/guides'));
export const aiChatChunk = lazyChunk(() => import(/* webpackChunkName: "ai-chat" */ '../chunks/ai-chat'));
