const KEY = 'reloaded-for-chunk';

/** webpack's error when a file of an older build is gone, or the network was. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));

export interface ReloadPorts {
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
  /** Whether the server can be reached; a network alone does not say so. */
  readonly isReachable: () => Promise<boolean>;
}

const reloadPorts = (): ReloadPorts => ({
  tab: sessionStorage,
  now: () => Date.now(),
  reload: () => location.reload(),
  isReachable: async () => {
    if (!navigator.onLine) return false;
    try {
      await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
      return true;
    } catch {
      return false;
    }
  },
});

/** A second failure within this time means that reloading does not help. */
const AGAIN_MS = 60_000;

/**
 * After a deployment the files of the open page are gone: a fresh page knows the new names. True when it reloads.
 * Where the server cannot be reached it would exchange the page, and what is typed in it, for the browser's own page of
 * errors.
 */
export const reloadOnce = async ({ tab, now, reload, isReachable }: ReloadPorts): Promise<boolean> => {
  const before = Number(tab.getItem(KEY) ?? 0);
  if (now() - before < AGAIN_MS || !(await isReachable())) return false;
  tab.setItem(KEY, String(now()));
  reload();
  return true;
};

export const reloadForNewBuild = async (): Promise<boolean> => {
  try {
    return await reloadOnce(reloadPorts());
  } catch {
    // Without storage nobody could tell the first reload from the hundredth.
    return false;
  }
};
