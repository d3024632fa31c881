import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { FigureFont } from './figure-font';

export const events = defineEvents('digitFont', {
  fontRequested: payload(),
  /** The browser has it: what is drawn from now on may be drawn in it. */
  fontShown: payload<FigureFont>(),
  fontFailed: payload<{ readonly problem: Problem }>(),
});
