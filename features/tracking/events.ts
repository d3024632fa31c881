import { defineEvents, payload } from '#src/kernel/messages';

export const events = defineEvents('tracking', {
  /** The tab has the name under which its facts are told apart. */
  tabNamed: payload<{ readonly tab: string; readonly entry: number; readonly device: string }>(),
  /** The server has taken a fact. */
  factSent: payload<{ readonly fncode: string; readonly id: string; readonly sequence: number }>(),
  /** It was tried four times and is lost. */
  factDropped: payload<{ readonly fncode: string; readonly id: string; readonly sequence: number }>(),
});
