import { defineEvents, payload } from '#src/kernel/messages';
import { notices } from '#src/kernel/shared-events';

export const events = {
  ...notices,
  ...defineEvents('notices', {
    /** Its time was over, or the member closed it. */
    noticeDismissed: payload<{ readonly id: number }>(),
  }),
};
