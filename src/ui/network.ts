import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const watch = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
// Nothing is known of the reader while the page is drawn at build time.
const onlineWhileBuilding = () => true;

/** Whether this browser has a network at all; that it has one does not say that the server answers. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(watch, () => navigator.onLine, onlineWhileBuilding);

/** Runs once, when the network comes back while this is drawn. */
export const useOnceOnline = (run: (() => void) | undefined): void => {
  const isWanted = run !== undefined;
  const again = useEffectEvent(() => run?.());
  useEffect(() => {
    if (!isWanted) return undefined;
    const listen = () => again();
    window.addEventListener('online', listen, { once: true });
    return () => window.removeEventListener('online', listen);
  }, [isWanted]);
};
