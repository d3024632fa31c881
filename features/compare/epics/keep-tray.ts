import { filter, map, merge, mergeMap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { MOST } from '../contract';
import { events } from '../events';
import { selectMember } from '../selectors';
import { trayStorage, type TrayItem } from '../tray-storage';

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
