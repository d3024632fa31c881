import { defineCommands, payload } from '#src/kernel/messages';
import type { FiguresPlace } from './place';

export const commands = defineCommands('home', {
  loadHome: payload(),
  /** The indexes of a place and month in place of those of the country and of now. */
  loadFigures: payload<FiguresPlace>(),
});
