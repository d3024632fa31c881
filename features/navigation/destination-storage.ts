import type { KeyValueStore } from '#src/kernel/ports';
import { isPlace } from './match-route';

const KEY = 'destination';

/** The destination survives a reload of the tab, never the tab. */
export const destinationStorage = (tab: KeyValueStore) => ({
  read: () => {
    const path = tab.get(KEY);
    return isPlace(path) ? path : undefined;
  },
  write: (path: string) => tab.set(KEY, path),
  clear: () => tab.remove(KEY),
});
