import { events } from '../../../features/auth/events';
import { commands } from '../../../features/auth/commands';
import { forgetSecrets, leaveLostSession, renewOrLeave } from '../../../features/auth/policies';
import type { Message } from '../../../src/kernel/messages';
import { stateOf } from '../../support/builders';
import { marbles } from '../../support/marbles';
import { fakePorts, memoryShelf } from '../../support/ports';

const expired = events.sessionExpired();
const abandoned = events.loginAbandoned();

describe('renewOrLeave', () => {
  const values = {
    x: expired,
    r: commands.renewSession(undefined, expired),
    a: events.loginAbandoned(undefined, expired),
  };

  test(
    '[RELOGIN-010] with the keep-login cookie an expired session is renewed in silence',
    marbles(({ hot, expectObservable }) => {
      const ports = fakePorts({ cookies: memoryShelf({ keepLogin: 'true' }) });
      expectObservable(renewOrLeave(hot<Message>('-x', values), stateOf({}), ports)).toBe('-r', values);
    }),
  );

  test.each<Readonly<Record<string, string>>>([{}, { keepLogin: 'false' }])(
    'without it the session is given up: %j',
    (cookies) =>
      marbles(({ hot, expectObservable }) => {
        const ports = fakePorts({ cookies: memoryShelf(cookies) });
        expectObservable(renewOrLeave(hot<Message>('-x', values), stateOf({}), ports)).toBe('-a', values);
      })(),
  );
});

describe('leaveLostSession', () => {
  const values = {
    a: abandoned,
    e: events.sessionEnded(),
    o: events.loggedOut({ by: 'server' }, abandoned),
    p: events.loggedOut({ by: 'server' }, events.sessionEnded()),
    x: expired,
  };
  const leave = (status: string, diagram: string, expected: string) =>
    marbles(({ hot, expectObservable }) => {
      const state$ = stateOf({ auth: { status } });
      expectObservable(leaveLostSession(hot<Message>(diagram, values), state$, fakePorts())).toBe(
        expected,
        values,
      );
    });

  test('whoever gave the session up is out', leave('in', '-a-x', '-o'));
  test('[STATUS-303] a session the server ended is left', leave('in', '-e', '-p'));
  test('whoever is out already is not logged out again', leave('out', '-e-a-e', ''));
});

test.each(['member', 'server', 'other-tab'] as const)(
  'forgetSecrets: nothing of the session stays, left by %s',
  (by) => {
    const secrets = { accessToken: 'a', casId: 'c' };
    const ports = fakePorts({
      kept: memoryShelf({ ...secrets, deviceId: 'd' }),
      tab: memoryShelf(secrets),
      cookies: memoryShelf({ keepLogin: 'true' }),
    });
    marbles(({ hot, expectObservable }) => {
      const values = { o: events.loggedOut({ by }) };
      expectObservable(forgetSecrets(hot<Message>('-o', values), stateOf({}), ports)).toBe('');
    })();
    expect([ports.kept, ports.tab, ports.cookies].map(({ values }) => [...values.keys()])).toEqual([
      ['deviceId'],
      [],
      [],
    ]);
  },
);
