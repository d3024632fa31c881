import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { HomeContent } from './contract';
import type { PlacedFigures } from './contract-figures';
import type { FiguresPlace } from './place';

export const events = defineEvents('home', {
  /** The content of the home page is asked for. */
  loadRequested: payload(),
  /** What the home page shows is here. */
  contentLoaded: payload<{ readonly content: HomeContent }>(),
  /** The page shows what it had before, or says that it has nothing. */
  contentFailed: payload<{ readonly problem: Problem }>(),
  /** The indexes of the place and month that the page is read in. */
  figuresLoaded: payload<{ readonly place: FiguresPlace; readonly figures: PlacedFigures }>(),
  /** The page goes on with those of the country and the newest month, and says so. */
  figuresFailed: payload<{ readonly place: FiguresPlace; readonly problem: Problem }>(),
});
