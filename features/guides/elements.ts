import type { Observable } from 'rxjs';

/** What stands on the page, by selectors: the first of them whose match is visible counts. */
export interface Elements {
  readonly find: (selectors: readonly string[]) => HTMLElement | undefined;
  /** Whether it is there now, and whenever that changes. */
  readonly presence: (selectors: readonly string[]) => Observable<boolean>;
  /** As if the member had pressed it. */
  readonly press: (selectors: readonly string[]) => void;
  /** Escape, where nothing above the page takes it. */
  readonly escape$: Observable<void>;
  /** Gives the focus back, at the end of a subscription, to what had it last and still stands there. */
  readonly focusKept$: Observable<never>;
}
