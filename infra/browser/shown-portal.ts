import { filter, fromEvent, map, type Observable } from 'rxjs';

export interface PortalWindow {
  /** A window of its own beside the page: the portal is framed by nobody. */
  readonly open: () => void;
  /** It stands, and shows nothing yet. */
  readonly ready$: Observable<void>;
  readonly show: (state: Readonly<Record<string, unknown>>) => void;
}

const ADDRESS = '/?record=shown';
const NAME = 'shown-portal';

export const portalWindow = (view: Window): PortalWindow => {
  let opened: Window | null = null;
  return {
    open: () => {
      opened = view.open(ADDRESS, NAME, 'popup,width=1280,height=800');
      opened?.focus();
    },
    ready$: fromEvent<MessageEvent>(view, 'message').pipe(
      filter(
        ({ data, origin, source }) =>
          data === 'portal' && origin === view.location.origin && source === opened,
      ),
      map(() => undefined),
    ),
    show: (state) => opened?.postMessage(state, view.location.origin),
  };
};
