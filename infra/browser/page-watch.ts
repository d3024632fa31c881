import { distinctUntilChanged, fromEvent, map, merge, startWith, withLatestFrom } from 'rxjs';

/** Marks a picture, or what holds one, whose menu stays open. */
const OPEN_PICTURE = '[data-open-picture]';
const FIELD = 'input, textarea, select, option, [contenteditable]:not([contenteditable=false])';

const isSecondary = ({ pointerType, button, ctrlKey }: PointerEvent): boolean =>
  pointerType === 'mouse' && (button === 2 || (button === 0 && ctrlKey));

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

const isOnSelection = (view: Window, target: EventTarget | null): boolean => {
  const selection = view.getSelection();
  return (
    selection !== null &&
    !selection.isCollapsed &&
    target instanceof Node &&
    selection.containsNode(target, true)
  );
};

/** What the reader does with the page, before anything on it hears of it. */
export const pageWatch = (view: Window) => {
  const { document } = view;
  const early = { capture: true };
  // Keyboard, pen, finger, switch and voice ask for a menu, too, and no browser says reliably who did.
  const byMouse$ = merge(
    fromEvent<PointerEvent>(document, 'pointerdown', early).pipe(map(isSecondary)),
    fromEvent<KeyboardEvent>(document, 'keydown', early).pipe(map(() => false)),
  ).pipe(startWith(false));
  return {
    keys$: fromEvent<KeyboardEvent>(document, 'keydown', early).pipe(
      map((event) => ({
        key: event.key,
        ctrl: event.ctrlKey,
        shift: event.shiftKey,
        alt: event.altKey,
        meta: event.metaKey,
        block: () => event.preventDefault(),
      })),
    ),
    menus$: fromEvent<MouseEvent>(document, 'contextmenu', early).pipe(
      withLatestFrom(byMouse$),
      map(([event, byMouse]) => ({
        byMouse,
        isInField: elementOf(event.target)?.closest(FIELD) != null,
        isOnSelection: isOnSelection(view, event.target),
        isOnOpenPicture: elementOf(event.target)?.closest(OPEN_PICTURE) != null,
        block: () => event.preventDefault(),
      })),
    ),
    address$: fromEvent(view, 'hashchange').pipe(
      startWith(undefined),
      map(() => view.location.href),
      distinctUntilChanged(),
    ),
    seen$: fromEvent(document, 'visibilitychange').pipe(
      startWith(undefined),
      map(() => document.visibilityState === 'visible'),
      distinctUntilChanged(),
    ),
    elapsed: () => view.performance.now(),
  };
};
