import { part } from '#src/ui/late/part';

export const errorsChunk = part(() => import(/* webpackChunkName: "errors" */ '../pages/errors'));
export const outsideErrorsChunk = part(
  () => import(/* webpackChunkName: "errors-outside" */ '../pages/errors-outside'),
);
export const protectionChunk = part(() => import(/* webpackChunkName: "protection" */ '../pages/protection'));
