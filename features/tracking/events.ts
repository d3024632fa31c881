import { defineEvents, payload } from '#src/kernel/messages';

export const events = defineEvents('tracking', {
  tabNamed: payload<{ readonly tab: string; readonly entry: number; readonly device: string }>(),
  factSent: payload<{ readonly fncode: string; readonly id: string; readonly sequence: number }>(),
  factDropped: payload<{ readonly fncode: string; readonly id: string; readonly sequence: number }>(),
});
