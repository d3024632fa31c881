import { selectorsOf } from '#src/kernel/state';
import type { TutorialVideoState } from './state';

/** The page on comprehensive unit prices. */
const PAGE = 'unitPriceList';

const select = selectorsOf<TutorialVideoState>('tutorialVideo');

export const selectSource = select((own) => own.source);
export const selectIsVideoOpen = select((own) => own.isOpen);
export const selectWatching = select((own) => own);
/** Only for members, only on that page, and only where there is something to show. */
export const selectIsOffered = select(
  ({ source, isMember, route }) => source !== undefined && isMember && route === PAGE,
);
