import type { Slice } from '#src/kernel/slice';
import { dismiss } from './epics';
import { reducer, type NoticesState } from './state';

export { events } from './events';
export { selectNotices } from './selectors';

export const notices: Slice<'notices', NoticesState> = {
  name: 'notices',
  reducer,
  epics: () => ({ dismiss }),
};
