import type { NoticesState } from './state';

export const selectNotices = (state: unknown) => (state as { readonly notices: NoticesState }).notices.shown;
