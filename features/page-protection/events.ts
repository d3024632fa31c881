import { defineEvents, payload } from '#src/kernel/messages';

export const events = defineEvents('pageProtection', {
  keyBlocked: payload<{ readonly key: string }>(),
  menuBlocked: payload(),
  /** The page stood still while it was seen, as it does at a breakpoint. */
  pauseNoticed: payload<{ readonly ms: number }>(),
});
