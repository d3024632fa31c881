import { distinctUntilChanged, fromEvent, map, merge, of } from 'rxjs';
import { IGNORE_BREAKPOINTS, type Address } from '#src/kernel/ports';

export const pathInHash = (hash: string): string => {
  const path = hash.replace(/^#/, '').replace(IGNORE_BREAKPOINTS, '');
  return path.startsWith('/') ? path : '/';
};

/** The route lives behind the `#`; the guard listens to it. */
export const hashAddress = (view: Window): Address => {
  const current = () => pathInHash(view.location.hash);
  return {
    current,
    // Listens before it tells of the start: the guard may replace that address in the same breath.
    changed$: merge(fromEvent(view, 'hashchange'), of('start')).pipe(map(current), distinctUntilChanged()),
    go: (path) => {
      view.location.hash = path;
    },
    replace: (path) => {
      view.history.replaceState(view.history.state, '', `#${path}`);
      // replaceState is silent; the epics wait for this event.
      view.dispatchEvent(new HashChangeEvent('hashchange'));
    },
  };
};
