import type { SystemNoticesState } from './state';

const own = (state: unknown) => (state as { readonly systemNotices: SystemNoticesState })['systemNotices'];

export const selectShown = (state: unknown) => own(state).shown;
export const selectGlobalId = (state: unknown) => own(state).globalId;
export const selectStands = (state: unknown, id: string) =>
  selectShown(state).some((notice) => notice.id === id && !notice.isLeaving);
