import { defineEvents, payload } from '#src/kernel/messages';

export const events = defineEvents('pageProtection', {
  /** A key that opens the developer tools was pressed. */
  keyBlocked: payload<{ readonly key: string }>(),
  /** The context menu was asked for. */
  menuBlocked: payload(),
  /** The page stood still while it was seen, as it does at a breakpoint. */
  pauseNoticed: payload<{ readonly ms: number }>(),
});
