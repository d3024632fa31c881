import { defineEvents, payload } from '#src/kernel/messages';
import { prompts } from '#src/kernel/shared-events';

export const events = {
  ...prompts,
  ...defineEvents('prompts', {
    /** Without a key it was closed and not answered. */
    promptAnswered: payload<{ readonly id: string; readonly key?: string }>(),
    /** The dialog that tells of a success was closed. */
    completionSeen: payload<{ readonly id: string }>(),
  }),
};
