import type { TabTape } from './taped';

let standing: TabTape | undefined;

/** Of the page, as its one store is. Undefined where nobody is logged in. */
export const standingTape = (): TabTape | undefined => standing;

export const standAsTape = (tape: TabTape): void => {
  standing = tape;
};
