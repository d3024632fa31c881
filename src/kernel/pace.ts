/** How often a burst is acted upon, unless a screen has reasons of its own for another pace. */
export const THROTTLE_MS = 500;
