import type { TutorialVideoState } from './state';

/** The page on comprehensive unit prices. */
const PAGE = 'unitPriceList';

const own = (state: unknown) => (state as { readonly tutorialVideo: TutorialVideoState }).tutorialVideo;

export const selectSource = (state: unknown) => own(state).source;
export const selectIsVideoOpen = (state: unknown) => own(state).isOpen;
export const selectWatching = (state: unknown) => own(state);
/** Only for members, only on that page, and only where there is something to show. */
export const selectIsOffered = (state: unknown) => {
  const { source, isMember, route } = own(state);
  return source !== undefined && isMember && route === PAGE;
};
