import type { Slice } from '#src/kernel/slice';
import { hideNotice } from './epics/hide-notice';
import { loadNotices } from './epics/load-notices';
import { clearHidden, loadForMember, loadForVisitor, rememberHidden } from './policies';
import { reducer, type SystemNoticesState } from './state';

export { events } from './events';

export const systemNotices: Slice<'systemNotices', SystemNoticesState> = {
  name: 'systemNotices',
  reducer,
  // The first two hear what hideNotice tells, so they subscribe before it.
  epics: () => ({ clearHidden, rememberHidden, hideNotice, loadNotices, loadForMember, loadForVisitor }),
};
