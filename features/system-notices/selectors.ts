import { selectorsOf } from '#src/kernel/state';
import type { SystemNoticesState } from './state';

const select = selectorsOf<SystemNoticesState>('systemNotices');

export const selectShown = select((own) => own.shown);
export const selectGlobalId = select((own) => own.globalId);
export const selectStands = select(({ shown }, id: string) =>
  shown.some((notice) => notice.id === id && !notice.isLeaving),
);
