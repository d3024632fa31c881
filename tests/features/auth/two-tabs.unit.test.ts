import { defer, of } from 'rxjs';
import { auth, commands, events, selectIsDialogOpen, selectIsLoggedIn } from '#features/auth/index';
import { navigation } from '#features/navigation/index';
import { notices, selectNotices } from '#features/notices/index';
import { createTabChannel } from '#infra/browser/tab-channel';
import type { ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { aUser } from '#tests/support/builders';
import { match } from '#tests/support/navigation';
import { fakeAddress, fakePorts, memoryStorage, type MemoryStorage } from '#tests/support/ports';
import { aReply } from '#tests/support/replies';

type View = Parameters<typeof createTabChannel>[0];

/** Windows of one browser without BroadcastChannel: what one stores, the others hear of. */
const aBrowser = () => {
  const windows: EventTarget[] = [];
  const words: string[] = [];
  const openWindow = (): View => {
    const view = new EventTarget();
    windows.push(view);
    const setItem = (key: string, newValue: string) => {
      words.push(newValue.split(' ')[0] ?? '');
      for (const other of windows)
        if (other !== view) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    };
    return Object.assign(view, { localStorage: { setItem }, performance }) as unknown as View;
  };
  return { openWindow, words };
};

const LIST = '/policy/index';

const tabOf = (view: View, kept: MemoryStorage, cookies: MemoryStorage) => {
  const sent: ApiRequest[] = [];
  const address = fakeAddress(LIST);
  const ports = fakePorts({
    kept,
    cookies,
    address,
    tabs: createTabChannel(view) as never,
    send: (request: ApiRequest) =>
      defer(() => {
        sent.push(request);
        return of(aReply());
      }),
  });
  const { store, join } = createProgramStore({ ports, standing: {} });
  join(notices);
  join(auth);
  join(navigation, match);
  const now = () => {
    const state = store.getState();
    return {
      at: address.current(),
      isLoggedIn: selectIsLoggedIn(state),
      isDialogOpen: selectIsDialogOpen(state),
      notices: selectNotices(state).length,
    };
  };
  return { store, sent, now, reload: ports.page.reload };
};

const user = aUser();
const meet = () => {
  const { openWindow, words } = aBrowser();
  const [kept, cookies] = [
    memoryStorage({ accessToken: 'a', casId: 'c' }),
    memoryStorage({ keepLogin: 'true' }),
  ];
  const [one, other] = [tabOf(openWindow(), kept, cookies), tabOf(openWindow(), kept, cookies)];
  const resumed = events.loggedIn({ user, way: 'resumed' });
  for (const { store } of [one, other]) store.dispatch(resumed);
  return { one, other, kept, words };
};
const logouts = ({ sent }: { readonly sent: readonly ApiRequest[] }) =>
  sent.filter(({ path }) => path === '/pb/api/web/logout').length;
const atHome = { at: '/home', isLoggedIn: false, notices: 0 };

test('[XTAB-002][XTAB-004] a logout sends the other tab home, cleared, and nobody answers it', () => {
  const { one, other, kept, words } = meet();
  one.store.dispatch(commands.logOut());
  expect(one.now()).toEqual({ ...atHome, isDialogOpen: true });
  expect(other.now()).toEqual({ ...atHome, isDialogOpen: false });
  expect([kept.get('accessToken'), words]).toEqual([undefined, ['logged-out']]);
});

test('fault 16: two tabs that log out at once tell the server once, and both are at home without a word', () => {
  const { one, other, words } = meet();
  one.store.dispatch(commands.logOut());
  other.store.dispatch(commands.logOut());
  expect([one, other].map(logouts)).toEqual([1, 0]);
  expect(one.now()).toEqual({ ...atHome, isDialogOpen: true });
  expect(other.now()).toMatchObject(atHome);
  expect(words).toEqual(['logged-out', 'logged-out']);
});

test('fault 18: a login as somebody else reloads the other tab, which says nothing itself', () => {
  const { one, other, words } = meet();
  one.store.dispatch(events.loggedIn({ user: aUser({ globalId: '6002' }), way: 'account' }));
  expect([one.reload.mock.calls.length, other.reload.mock.calls.length]).toEqual([0, 1]);
  expect(words).toEqual(['logged-in:6002']);
});

test('[XTAB-003] a login reloads a tab that was logged out, not one where the same member is', () => {
  const { one, other } = meet();
  one.store.dispatch(events.loggedIn({ user, way: 'account' }));
  expect(other.reload).not.toHaveBeenCalled();
  other.store.dispatch(events.loggedOut({ by: 'other-tab' }));
  one.store.dispatch(events.loggedIn({ user, way: 'account' }));
  expect(other.reload).toHaveBeenCalledTimes(1);
});
