import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const watch = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the reader asked for no motion. */
export const useStillness = (): boolean =>
  useSyncExternalStore(watch, () => window.matchMedia(query).matches);
