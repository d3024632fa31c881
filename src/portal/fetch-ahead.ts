/** Left on `window` by the inline script of the page, which knows the files of every route. */
export const FETCH_AHEAD = 'fetchAhead';

/** The files of a path are fetched when the network is idle, and not run: that is for whoever opens it. */
export const fetchAhead = (path: string): void =>
  (window as unknown as Record<string, ((path: string) => void) | undefined>)[FETCH_AHEAD]?.(path);
