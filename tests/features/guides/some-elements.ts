import { NEVER } from 'rxjs';
import type { Elements } from '#features/guides/elements';

/** A page on which nothing stands; a test gives what it needs. */
export const someElements = (more: Partial<Elements> = {}): Elements => ({
  find: () => undefined,
  presence: () => NEVER,
  press: () => undefined,
  escape$: NEVER,
  focusKept$: NEVER,
  ...more,
});
