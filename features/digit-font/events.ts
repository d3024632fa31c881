import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { FigureFont } from './figure-font';

export const events = defineEvents('digitFont', {
  /** The font and the map of its digits are asked for. */
  fontRequested: payload(),
  /** The browser has it: what is drawn from now on may be drawn in it. */
  fontShown: payload<FigureFont>(),
  /** The font could not be had. */
  fontFailed: payload<{ readonly problem: Problem }>(),
});
