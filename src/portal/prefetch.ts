/** The Network Information API: Chromium only, and still missing from TypeScript's DOM library. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SETTLE_MS = 2000;
/** There a guess would hold up what is asked for. What a phone on a slow 4G reports is 3g. */
const SLOW = new Set(['slow-2g', '2g']);

/** What the reader is about to open: on every connection but one that is paid for by the byte. */
export const mayFollowIntent = (connection: Connection | undefined) => !connection?.saveData;
/** What readers often open. */
export const mayGuess = (connection: Connection | undefined) =>
  mayFollowIntent(connection) && !SLOW.has(connection?.effectiveType ?? '');

const currentConnection = () => (navigator as { readonly connection?: Connection }).connection;

/** Loading ahead is a guess; a guess that fails stays silent, the real request will report. */
export const prefetch = (load: (() => Promise<unknown>) | undefined) => {
  if (load && mayFollowIntent(currentConnection())) load().catch(() => undefined);
};

// Safari has no requestIdleCallback.
const onIdle = (task: () => void) =>
  typeof window.requestIdleCallback === 'function'
    ? window.requestIdleCallback(task, { timeout: 4000 })
    : window.setTimeout(task, 200);

const whenLoaded = (task: () => void) => {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
};

/** Runs the task once the page has loaded and has nothing else to do. */
export const whenFree = (task: () => void) => whenLoaded(() => void onIdle(task));

/** Runs the task once the page has loaded, rested and gone idle; the returned function calls it off. */
export const whenAtRest = (task: () => void) => {
  let isOff = false;
  whenLoaded(() => setTimeout(() => onIdle(() => isOff || task()), SETTLE_MS));
  return () => {
    isOff = true;
  };
};

/** For loads that are only a guess: never on a connection that is slow or paid for by the byte. */
export const whenIdle = (task: () => void) =>
  mayGuess(currentConnection()) ? whenAtRest(task) : () => undefined;
