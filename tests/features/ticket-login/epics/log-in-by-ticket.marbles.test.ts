import { events as auth } from '#features/auth/events';
import { commands } from '#features/ticket-login/commands';
import { logInByTicket } from '#features/ticket-login/epics';
import { events } from '#features/ticket-login/events';
import { causedBy, type Message } from '#src/kernel/messages';
import { aUser } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anOutside, standing } from '../some-outside';

const command = commands.logInByTicket();
const loggedIn = auth.loggedIn({ user: aUser(), way: 'token' });
const told = {
  r: events.ticketRequested(undefined, command),
  f: events.ticketLoaded(undefined, command),
  n: events.nobodyFound(undefined, command),
  l: events.ticketFailed({ problem: { code: -1, message: '网络异常' } }, command),
  i: causedBy(loggedIn, command),
};

test(
  '[SESSION-013] [CALL-010] the ticket of the account service opens a session',
  marbles(({ cold, hot, expectObservable, flush }) => {
    const enter = jest.fn(() => cold('---(i|)', { i: loggedIn }));
    const outside = anOutside({ enter, ticket$: cold('--(t|)', { t: 'a-ticket' }) });
    const action$ = hot<Message>('-c', { c: command });
    expectObservable(logInByTicket(outside)(action$, standing('idle'), fakePorts())).toBe('-r-f--i', told);
    flush();
    expect(enter).toHaveBeenCalledTimes(1);
    expect(enter).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'POST',
        path: '/api/web/loginByTicket',
        bodyKind: 'form',
        body: { ticket: 'a-ticket' },
      }),
    );
    // Keys of one use pass by the store.
    expect(JSON.stringify(told)).not.toContain('a-ticket');
  }),
);

test(
  'somebody the account service does not know stays a visitor',
  marbles(({ cold, hot, expectObservable }) => {
    const outside = anOutside({ ticket$: cold('--(t|)', { t: undefined }) });
    const action$ = hot<Message>('-c', { c: command });
    expectObservable(logInByTicket(outside)(action$, standing('idle'), fakePorts())).toBe('-r-n', told);
  }),
);

test(
  'an account service that does not answer is no more than a pity',
  marbles(({ cold, hot, expectObservable }) => {
    const outside = anOutside({ ticket$: cold('--#', undefined, new Error('网络异常')) });
    const action$ = hot<Message>('-c', { c: command });
    expectObservable(logInByTicket(outside)(action$, standing('idle'), fakePorts())).toBe('-r-l', told);
  }),
);

test(
  'a member who logs in by hand meanwhile is not overtaken',
  marbles(({ cold, hot, expectObservable, flush }) => {
    const outside = anOutside({ ticket$: cold('---(t|)', { t: 'a-ticket' }) });
    const action$ = hot<Message>('-cs', { c: command, s: auth.loginRequested({ way: 'account' }) });
    expectObservable(logInByTicket(outside)(action$, standing('asking'), fakePorts())).toBe('-r---', told);
    flush();
    expect(outside.enter).not.toHaveBeenCalled();
  }),
);

test.each([
  ['while a token is held', anOutside({ hasToken: () => true })],
  ['where no account service is configured', anOutside()],
])('nothing is asked %s', (_when, outside) =>
  marbles(({ cold, hot, expectObservable }) => {
    const ticket$ = outside.hasToken() ? { ticket$: cold('#') } : {};
    const action$ = hot<Message>('-c', { c: command });
    expectObservable(logInByTicket({ ...outside, ...ticket$ })(action$, standing('idle'), fakePorts())).toBe(
      '--',
    );
  })(),
);
