import { lazyChunk } from '#src/ui/lazy/lazy-chunk';

export const projectChunk = lazyChunk(() => import(/* webpackChunkName: "projects" */ './pages/projects'));
export const searchResultsChunk = lazyChunk(
  () => import(/* webpackChunkName: "search-results" */ './pages/search-results'),
);
export const qrConfirmChunk = lazyChunk(
  () => import(/* webpackChunkName: "qr-confirm" */ './pages/qr-confirm'),
);
export const userCenterChunk = lazyChunk(
  () => import(/* webpackChunkName: "user-center" */ './pages/user-center'),
);
export const aboutChunk = lazyChunk(() => import(/* webpackChunkName: "about" */ './pages/about'));
export const sourcingChunk = lazyChunk(() => import(/* webpackChunkName: "sourcing" */ './pages/sourcing'));
export const compareChunk = lazyChunk(() => import(/* webpackChunkName: "compare" */ './pages/compare'));
export const indexRangeChunk = lazyChunk(
  () => import(/* webpackChunkName: "index-range" */ './pages/index-range'),
);
export const costIndexChunk = lazyChunk(
  () => import(/* webpackChunkName: "cost-indexes" */ './pages/cost-indexes'),
);
export const unitPriceChunk = lazyChunk(
  () => import(/* webpackChunkName: "unit-prices" */ './pages/unit-prices'),
);
export const publishingChunk = lazyChunk(
  () => import(/* webpackChunkName: "publishing" */ './pages/publishing'),
);
export const newItemsChunk = lazyChunk(() => import(/* webpackChunkName: "new-items" */ './pages/new-items'));
export const aiChatChunk = lazyChunk(() => import(/* webpackChunkName: "ai-chat" */ './pages/ai-chat'));
