import { defineCommands, payload } from '#src/kernel/messages';
import type { TipCause } from './tip-cause';

export const commands = defineCommands('rightsTip', {
  /** Explains which right is missing, and what for. */
  openTip: payload<{ readonly cause: TipCause; readonly route?: string }>(),
  closeTip: payload(),
  /** Leaves the tip for the purchase of rights. */
  buy: payload(),
  /** Leaves the tip for a trial. */
  tryOut: payload(),
});
