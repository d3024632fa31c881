import { filter, fromEvent, map, merge } from 'rxjs';
import type { Page } from '#src/kernel/ports';

export const pageLife = (view: Window): Page => ({
  setTitle: (title) => {
    view.document.title = title;
  },
  reload: () => view.location.reload(),
  // visibilitychange is the last event a phone reliably delivers; pagehide covers closing on desktops.
  hidden$: merge(
    fromEvent(view.document, 'visibilitychange').pipe(
      filter(() => view.document.visibilityState === 'hidden'),
    ),
    fromEvent(view, 'pagehide'),
  ).pipe(map(() => undefined)),
});
