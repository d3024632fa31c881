import { EMPTY, NEVER, Subject, throwError } from 'rxjs';
import { commands } from '#features/service-bar/commands';
import type { CustomerService } from '#features/service-bar/epics';
import { events } from '#features/service-bar/events';
import { serviceBar } from '#features/service-bar/index';
import { selectContacts, selectIsCalling, selectIsContactOpen } from '#features/service-bar/selectors';
import { tracked } from '#features/service-bar/tracked';
import { events as auth } from '#features/auth/events';
import { events as serviceDesk } from '#features/service-desk/events';
import type { Message } from '#src/kernel/messages';
import { createProgramStore } from '#src/program/store';
import { fakePorts } from '#tests/support/ports';

const robots = {
  shown: { open: () => EMPTY },
  missing: { open: () => throwError(() => new Error('none')) },
  slow: { open: () => NEVER },
} satisfies Readonly<Record<string, CustomerService>>;

const open = (customerService: CustomerService) => {
  const told: string[] = [];
  const said$ = new Subject<Message>();
  const { store, join } = createProgramStore({
    ports: fakePorts(),
    standing: {},
    epics: {
      listen: (action$) => {
        action$.subscribe(({ type }) => told.push(type));
        return said$;
      },
    },
  });
  join(serviceBar, customerService);
  return { store, told, say: (message: Message) => said$.next(message) };
};

test('[SHELL-029] [SHELL-031] the robot is shown where there is one', () => {
  const { store, told } = open(robots.shown);
  store.dispatch(commands.choose({ item: 'customerService' }));
  expect(told.slice(-3)).toEqual([events.itemChosen.type, events.robotWanted.type, events.robotShown.type]);
  expect([selectIsCalling(store.getState()), selectIsContactOpen(store.getState())]).toEqual([false, false]);
});

test('[SHELL-029] [SHELL-032] without one, and where it does not come, the contact dialog opens', () => {
  const { store, told } = open(robots.missing);
  store.dispatch(commands.choose({ item: 'customerService' }));
  expect(told.slice(-2)).toEqual([events.robotFailed.type, events.contactOpened.type]);
  expect([selectIsCalling(store.getState()), selectIsContactOpen(store.getState())]).toEqual([false, true]);
  store.dispatch(commands.closeContact());
  expect(selectIsContactOpen(store.getState())).toBe(false);
});

test('[SHELL-031] while the robot is on its way a second press calls no second one', () => {
  const called = jest.fn(() => NEVER);
  const { store } = open({ open: called });
  store.dispatch(commands.choose({ item: 'customerService' }));
  store.dispatch(commands.choose({ item: 'customerService' }));
  expect(called).toHaveBeenCalledTimes(1);
  expect(selectIsCalling(store.getState())).toBe(true);
});

test('[SHELL-029] [FEEDBACK-009] feedback is asked for of whoever takes it, and calls no robot', () => {
  const { store, told } = open(robots.slow);
  store.dispatch(commands.choose({ item: 'feedback' }));
  expect(told.slice(-2)).toEqual([events.itemChosen.type, events.feedbackWanted.type]);
});

test('leaving a message is asked of whoever takes messages', () => {
  const { store, told } = open(robots.missing);
  store.dispatch(commands.choose({ item: 'customerService' }));
  store.dispatch(commands.writeMessage());
  expect(told.at(-1)).toBe(events.messageWanted.type);
});

test('telephone and hours are as the service desk names them; logging out closes the dialog', () => {
  const contacts = { hotline: '400-000-0000', hours: '', email: '' };
  const { store, say } = open(robots.missing);
  say(serviceDesk.offerLoaded({ offer: { packages: [], contacts } }));
  store.dispatch(commands.choose({ item: 'customerService' }));
  say(auth.loggedOut({ by: 'other-tab' }));
  expect([selectContacts(store.getState()), selectIsContactOpen(store.getState())]).toEqual([
    contacts,
    false,
  ]);
});

test.each(['customerService', 'feedback', 'activities', 'study'] as const)(
  '[SHELL-029] the analysts learn that %s was chosen',
  (item) => {
    expect(tracked(events.itemChosen({ item }))).toEqual({ fncode: '100107', query: { item } });
  },
);

test('nothing else is a fact', () => {
  expect(tracked(events.contactOpened())).toBeUndefined();
});
