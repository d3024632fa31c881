import { part } from './part';

export const projectChunk = part(() => import(/* webpackChunkName: "projects" */ './pages/projects'));
export const qrConfirmChunk = part(() => import(/* webpackChunkName: "qr-confirm" */ './pages/qr-confirm'));
export const userCenterChunk = part(
  () => import(/* webpackChunkName: "user-center" */ './pages/user-center'),
);
export const aboutChunk = part(() => import(/* webpackChunkName: "about" */ './pages/about'));
export const sourcingChunk = part(() => import(/* webpackChunkName: "sourcing" */ './pages/sourcing'));
export const publishingChunk = part(() => import(/* webpackChunkName: "publishing" */ './pages/publishing'));
export const newItemsChunk = part(() => import(/* webpackChunkName: "new-items" */ './pages/new-items'));
export const aiChatChunk = part(() => import(/* webpackChunkName: "ai-chat" */ './pages/ai-chat'));
