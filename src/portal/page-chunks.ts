import { part } from '#src/ui/late/part';

export const projectChunk = part(() => import(/* webpackChunkName: "projects" */ './pages/projects'));
export const searchResultsChunk = part(
  () => import(/* webpackChunkName: "search-results" */ './pages/search-results'),
);
export const qrConfirmChunk = part(() => import(/* webpackChunkName: "qr-confirm" */ './pages/qr-confirm'));
export const userCenterChunk = part(
  () => import(/* webpackChunkName: "user-center" */ './pages/user-center'),
);
export const aboutChunk = part(() => import(/* webpackChunkName: "about" */ './pages/about'));
export const sourcingChunk = part(() => import(/* webpackChunkName: "sourcing" */ './pages/sourcing'));
export const compareChunk = part(() => import(/* webpackChunkName: "compare" */ './pages/compare'));
export const indexRangeChunk = part(
  () => import(/* webpackChunkName: "index-range" */ './pages/index-range'),
);
export const costIndexChunk = part(
  () => import(/* webpackChunkName: "cost-indexes" */ './pages/cost-indexes'),
);
export const unitPriceChunk = part(() => import(/* webpackChunkName: "unit-prices" */ './pages/unit-prices'));
export const publishingChunk = part(() => import(/* webpackChunkName: "publishing" */ './pages/publishing'));
export const newItemsChunk = part(() => import(/* webpackChunkName: "new-items" */ './pages/new-items'));
export const aiChatChunk = part(() => import(/* webpackChunkName: "ai-chat" */ './pages/ai-chat'));
