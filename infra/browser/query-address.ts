import { defer, distinctUntilChanged, fromEvent, map, startWith } from 'rxjs';
import type { Address } from '#src/kernel/ports';

/** For a program that has one page: its place is what follows the `?`. */
export const queryAddress = (view: Window): Address => {
  const current = () => view.location.search;
  const told = (write: (query: string) => void) => (query: string) => {
    write(query);
    // Writing to the history is silent; the epics wait for this event.
    view.dispatchEvent(new PopStateEvent('popstate'));
  };
  return {
    current,
    changed$: defer(() =>
      fromEvent(view, 'popstate').pipe(map(current), startWith(current()), distinctUntilChanged()),
    ),
    go: told((query) => view.history.pushState(null, '', query)),
    replace: told((query) => view.history.replaceState(view.history.state, '', query)),
  };
};
