/** How often a burst is acted upon, and when it has ended, unless a screen has reasons of its own for another pace. */
export const THROTTLE_MS = 500;
export const DEBOUNCE_MS = 500;
