const KEY = 'reloaded-for-chunk';

/** webpack's error when a file of an older build is gone, or the network was. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));

export interface ReloadPorts {
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
  readonly isOnline: () => boolean;
}

export const reloadPorts = (): ReloadPorts => ({
  tab: sessionStorage,
  now: () => Date.now(),
  reload: () => location.reload(),
  isOnline: () => navigator.onLine,
});

/** A second failure within this time means that reloading does not help. */
const AGAIN_MS = 60_000;

/**
 * After a deployment the files of the open page are gone: a fresh page knows the new names. True when it reloads.
 * Without a network it would exchange the page, and what is typed in it, for the browser's own page of errors.
 */
export const reloadOnce = ({ tab, now, reload, isOnline }: ReloadPorts): boolean => {
  if (!isOnline()) return false;
  const before = Number(tab.getItem(KEY) ?? 0);
  if (now() - before < AGAIN_MS) return false;
  tab.setItem(KEY, String(now()));
  reload();
  return true;
};
