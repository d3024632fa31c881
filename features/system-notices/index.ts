import type { Slice } from '#src/kernel/slice';
import { hideNotice, loadNotices } from './epics';
import { clearHidden, loadForMember, loadForVisitor, rememberHidden } from './policies';
import { reducer, type SystemNoticesState } from './state';
import { tracked } from './tracked';

export const systemNotices: Slice<'systemNotices', SystemNoticesState> = {
  name: 'systemNotices',
  reducer,
  // The first two hear what hideNotice tells, so they subscribe before it.
  epics: () => ({ clearHidden, rememberHidden, hideNotice, loadNotices, loadForMember, loadForVisitor }),
  tracked,
};
