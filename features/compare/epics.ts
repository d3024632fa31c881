import { exhaustMap, filter, map, merge, mergeMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { pathTo } from './compare-view';
import { compareCall, MOST, removeSavedCall, saveCall, savedCall } from './contract';
import { events } from './events';
import { selectMember, selectView } from './selectors';
import { trayStorage, type TrayItem } from './tray-storage';

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const changeView = allOf(
  when(commands.refine, (change, state, { address }) =>
    address.go(pathTo({ ...selectView(state), ...change })),
  ),
  when(commands.openComparison, ({ ids }, state, { address }) =>
    address.go(pathTo({ ...selectView(state), ids })),
  ),
);

/** The tray of the account on this browser, over reloads and logins. */
export const keepTray: Epic = (action$, state$, { kept }) => {
  const storage = () => {
    const member = selectMember(state$.value);
    return member === undefined ? undefined : trayStorage(kept, member);
  };
  const toggled = (item: TrayItem) => {
    const tray = storage();
    const items = tray?.read() ?? [];
    const others = items.filter(({ id }) => id !== item.id);
    if (others.length === items.length && items.length >= MOST) return events.trayOverfilled(item);
    return events.trayFound({
      items: tray?.write(others.length < items.length ? others : [...items, item]) ?? [],
    });
  };
  return merge(
    action$.pipe(
      filter(auth.loggedIn.match),
      map((event) => events.trayFound({ items: storage()?.read() ?? [] }, event)),
    ),
    action$.pipe(
      filter(commands.toggle.match),
      map((command) => causedBy(toggled(command.payload), command)),
    ),
    action$.pipe(
      filter(commands.remove.match),
      mergeMap((command) => {
        const tray = storage();
        if (!tray) return [];
        const items = tray.write(tray.read().filter(({ id }) => id !== command.payload.id));
        return [events.trayFound({ items }, command)];
      }),
    ),
    action$.pipe(
      filter(commands.clear.match),
      map((command) => events.trayFound({ items: storage()?.write([]) ?? [] }, command)),
    ),
  );
};

export const loadComparison = exchange({
  on: commands.loadComparison,
  overlap: switchMap,
  call: compareCall,
  request: ({ ids, taxBasis }) => ({ body: { ids: [...ids], taxBasis } }),
  started: () => events.comparisonRequested(),
  succeeded: (comparison, view) => events.comparisonLoaded({ view, comparison }),
  failed: (problem, view) => events.comparisonFailed({ view, problem }),
});

/** Without it the list stays as it was: nobody asked for a message. */
export const loadSaved = exchange({
  on: commands.loadSavedList,
  overlap: switchMap,
  call: savedCall,
  succeeded: ({ saved }) => events.savedLoaded({ saved }),
  failed: (problem) => events.savedFailed({ problem }),
});

export const save = exchange({
  on: commands.save,
  overlap: exhaustMap,
  call: saveCall,
  request: ({ name, ids }) => ({ body: { name, ids: [...ids] } }),
  started: () => events.savingRequested(),
  succeeded: (saved) => events.comparisonSaved({ saved }),
  failed: (problem) => events.savingRejected({ problem }),
});

export const removeSaved = exchange({
  on: commands.removeSavedItem,
  overlap: mergeMap,
  call: removeSavedCall,
  request: (body) => ({ body }),
  succeeded: ({ id }) => events.savedRemoved({ id }),
  failed: (problem) => events.savedFailed({ problem }),
});
