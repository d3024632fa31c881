/** The Network Information API: Chromium only, and still missing from TypeScript's DOM library. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SETTLE_MS = 2000;
const SLOW = new Set(['slow-2g', '2g', '3g']);

export const mayPrefetch = (connection: Connection | undefined) =>
  !connection?.saveData && !SLOW.has(connection?.effectiveType ?? '');

const currentConnection = () => (navigator as { readonly connection?: Connection }).connection;

/** Loading ahead is a guess; a guess that fails stays silent, the real request will report. */
export const prefetch = (load: (() => Promise<unknown>) | undefined) => {
  if (load && mayPrefetch(currentConnection())) load().catch(() => undefined);
};

// Safari has no requestIdleCallback.
const onIdle = (task: () => void) =>
  typeof window.requestIdleCallback === 'function'
    ? window.requestIdleCallback(task, { timeout: 4000 })
    : window.setTimeout(task, 200);

/** Runs the task once the page has loaded, rested and gone idle; the returned function calls it off. */
export const whenAtRest = (task: () => void) => {
  let isOff = false;
  const settle = () => setTimeout(() => onIdle(() => isOff || task()), SETTLE_MS);
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    isOff = true;
  };
};

/** For loads that are only a guess: never on a connection that is slow or paid for by the byte. */
export const whenIdle = (task: () => void) =>
  mayPrefetch(currentConnection()) ? whenAtRest(task) : () => undefined;
