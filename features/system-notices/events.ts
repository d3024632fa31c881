import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { SystemNotice } from './contract';

export const events = defineEvents('systemNotices', {
  /** Only those that neither stand on the page nor were read before. */
  noticesLoaded: payload<{ readonly notices: readonly SystemNotice[] }>(),
  noticesFailed: payload<{ readonly problem: Problem }>(),
  /** It slides out. */
  noticeDismissed: payload<{ readonly id: string }>(),
  /** Nothing of it is left. */
  noticeCleared: payload<{ readonly id: string }>(),
});
