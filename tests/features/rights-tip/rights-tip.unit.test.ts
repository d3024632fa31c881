import { Subject } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { rightsTip } from '#features/rights-tip/index';
import { commands } from '#features/rights-tip/commands';
import { events } from '#features/rights-tip/events';
import { selectCause, selectIsTipOpen } from '#features/rights-tip/selectors';
import { tracked } from '#features/rights-tip/tracked';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { createProgramStore } from '#src/program/store';
import { anEntry, aUser } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';

const open = (standing: readonly Message[] = []) => {
  const heard: Message[] = [];
  const said$ = new Subject<Message>();
  const { store, join } = createProgramStore({
    ports: fakePorts(),
    standing: { route: [navigation.routeEntered.type], entry: [navigation.entryRejected.type] },
    epics: {
      listen: (action$) => {
        action$.subscribe((message) => heard.push(message));
        return said$;
      },
    },
  });
  standing.forEach((message) => said$.next(message));
  join(rightsTip);
  const told = (): readonly string[] =>
    heard.map(({ type }) => type).filter((type) => type.startsWith('rightsTip/'));
  return { store, told, heard, say: (message: Message) => said$.next(message) };
};

const detail = anEntry({ name: 'policyDetail', fullPath: '/policy/detail/1', lacksRights: true });
const refused = (reason: 'login' | 'vip' | 'partner') =>
  navigation.entryRejected({ reason, path: '/commonproj/detail/1', to: '/' });

test('[SHELL-006] [ROLE-012] [GUARD-017] opens over a page whose rights are missing, and only there', () => {
  const { store, say } = open();
  say(navigation.routeEntered(anEntry({ name: 'policyList', fullPath: '/policy/index' })));
  expect(selectIsTipOpen(store.getState())).toBe(false);
  say(navigation.routeEntered(detail));
  expect(selectCause(store.getState())).toBe('page');
});

test('[ROLE-012] joining late it hears of the page that stands', () => {
  const { store } = open([navigation.routeEntered(detail)]);
  expect(selectCause(store.getState())).toBe('page');
});

test('[GUARD-011] [ROLE-014] whoever is turned away from a VIP page learns why, on the page they are sent to', () => {
  const { store, say } = open([refused('vip'), navigation.routeEntered(anEntry())]);
  expect(selectCause(store.getState())).toBe('vipPage');
  say(navigation.routeEntered(anEntry({ fullPath: '/home?from=1' })));
  expect(selectCause(store.getState())).toBe('vipPage');
});

test.each(['login', 'partner'] as const)('a refusal for want of %s is not its business', (reason) => {
  expect(selectIsTipOpen(open([refused(reason)]).store.getState())).toBe(false);
});

test('[GUARD-016] several calls refused at once open it once; after closing, the next one opens it again', () => {
  const { store, say, told } = open();
  [820, 821, 820].forEach((code) => say(navigation.callRejected({ code })));
  expect(told().filter((type) => type === events.tipOpened.type)).toHaveLength(1);
  store.dispatch(commands.closeTip());
  expect(selectIsTipOpen(store.getState())).toBe(false);
  say(navigation.callRejected({ code: 821 }));
  expect(selectIsTipOpen(store.getState())).toBe(true);
});

test('closes by itself when the member goes back to a page of theirs, gains the rights or logs out', () => {
  const after = (message: Message) => {
    const { store, say } = open([navigation.routeEntered(detail)]);
    say(message);
    return selectIsTipOpen(store.getState());
  };
  expect(after(navigation.routeEntered(anEntry()))).toBe(false);
  expect(after(navigation.routeEntered({ ...detail, fullPath: '/policy/detail/2' }))).toBe(true);
  expect(after(auth.loggedIn({ user: aUser({ hasRights: true }), way: 'account' }))).toBe(false);
  expect(after(auth.loggedIn({ user: aUser(), way: 'account' }))).toBe(true);
  expect(after(auth.loggedOut({ by: 'server' }))).toBe(false);
});

const policy = (id: string, more = {}) =>
  navigation.routeEntered({ ...detail, fullPath: `/policy/detail/${id}`, params: { id }, ...more });

test('what a page writes into its own address opens the tip no more; the next record does', () => {
  const { store, say, told } = open([policy('1')]);
  store.dispatch(commands.closeTip());
  say(policy('1', { fullPath: '/policy/detail/1?areaId=19', query: { areaId: '19' }, isSameRoute: true }));
  expect(selectIsTipOpen(store.getState())).toBe(false);
  say(policy('2', { isSameRoute: true }));
  expect(selectIsTipOpen(store.getState())).toBe(true);
  store.dispatch(commands.closeTip());
  say(navigation.routeEntered(anEntry()));
  say(policy('2'));
  expect(told().filter((type) => type === events.tipOpened.type)).toHaveLength(3);
});

test('joining after the page has written its address, it still opens', () => {
  const { store } = open([policy('1'), policy('1', { query: { areaId: '19' }, isSameRoute: true })]);
  expect(selectIsTipOpen(store.getState())).toBe(true);
});

test('a refused call is explained until the member closes it or leaves, not until the page writes its address', () => {
  const list = anEntry({ name: 'unitPriceList', fullPath: '/unitPrice/index' });
  const { store, say } = open([navigation.routeEntered(list)]);
  say(navigation.callRejected({ code: 821 }));
  say(navigation.routeEntered({ ...list, query: { areaId: '19' }, isSameRoute: true }));
  expect(selectIsTipOpen(store.getState())).toBe(true);
  say(navigation.routeEntered(anEntry()));
  expect(selectIsTipOpen(store.getState())).toBe(false);
});

test('open over a page without rights for another reason, it has explained that page', () => {
  const { store, say } = open();
  say(navigation.callRejected({ code: 821 }));
  say(policy('1'));
  store.dispatch(commands.closeTip());
  say(policy('1', { query: { page: '2' }, isSameRoute: true }));
  expect(selectIsTipOpen(store.getState())).toBe(false);
});

test.each([
  [commands.buy, events.purchaseWanted],
  [commands.tryOut, events.trialWanted],
])('[SHELL-014] a choice is told to whoever serves it, with the reason for the tip', (command, wanted) => {
  const { store, say, told, heard } = open();
  say(navigation.callRejected({ code: 821 }));
  store.dispatch(commands.closeTip());
  store.dispatch(command());
  expect(told().at(-1)).toBe(wanted.type);
  expect(heard.at(-1)?.payload).toEqual({ cause: 'call' });
});

test('the analysts learn of the tip, its page and the choice', () => {
  const facts = [
    events.tipOpened({ cause: 'page', route: 'policyDetail' }),
    events.tipOpened({ cause: 'call' }),
    events.purchaseWanted({ cause: 'page' }),
    events.trialWanted({ cause: 'call' }),
    events.tipClosed(),
  ].map((event) => tracked(event as DomainEvent));
  expect(facts).toEqual([
    { fncode: '120101', query: { cause: 'page', route: 'policyDetail' } },
    { fncode: '120101', query: { cause: 'call' } },
    { fncode: '120102', query: { from: 'page' } },
    undefined,
    undefined,
  ]);
});
