import {
  auditTime,
  defer,
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  Observable,
  startWith,
} from 'rxjs';

/** A page draws in bursts. */
const BURST_MS = 50;
const OPEN_DIALOGS = 'dialog[open], .ant-modal-wrap';
const OPEN_LIST = '[role="combobox"][aria-expanded="true"]';

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const changesIn = (view: Window & typeof globalThis) =>
  new Observable<void>((told) => {
    const observer = new view.MutationObserver(() => told.next());
    observer.observe(view.document.body, { childList: true, subtree: true, attributes: true });
    return () => observer.disconnect();
  });

/** Tells of elements of the page as they come and go. */
export const pageElements = (view: Window & typeof globalThis) => {
  const { document } = view;
  const find = (selectors: readonly string[]): HTMLElement | undefined => {
    for (const selector of selectors) {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isVisible);
      if (found) return found;
    }
    return undefined;
  };
  const presence = (selectors: readonly string[]): Observable<boolean> =>
    defer(() =>
      merge(changesIn(view), fromEvent(view, 'resize')).pipe(
        auditTime(BURST_MS),
        startWith(undefined),
        map(() => find(selectors) !== undefined),
        distinctUntilChanged(),
      ),
    );
  const escape$ = fromEvent<KeyboardEvent>(view, 'keydown').pipe(
    filter(
      ({ key, defaultPrevented, target }) =>
        key === 'Escape' &&
        !defaultPrevented &&
        !(target instanceof view.Element && target.matches(OPEN_LIST)) &&
        ![...document.querySelectorAll(OPEN_DIALOGS)].some(isVisible),
    ),
    map(() => undefined),
  );
  const focusKept$ = new Observable<never>(() => {
    // What was pressed may fold away and hand the focus on.
    const before = [document.activeElement];
    const later = fromEvent<FocusEvent>(document, 'focusin').subscribe(({ target }) => {
      if (target instanceof view.Element) before.push(target);
    });
    return () => {
      later.unsubscribe();
      // Once what had the focus meanwhile is gone.
      view.setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const there = before.findLast(
          (element) => element instanceof view.HTMLElement && element !== document.body && isVisible(element),
        );
        ((there as HTMLElement | undefined) ?? find(['main h1[tabindex]']) ?? find(['main']))?.focus();
      });
    };
  });
  return {
    find,
    presence,
    press: (selectors: readonly string[]): void => find(selectors)?.click(),
    escape$,
    focusKept$,
  };
};
