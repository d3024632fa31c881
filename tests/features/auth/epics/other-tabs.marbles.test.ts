import { NEVER, of } from 'rxjs';
import { hearOtherTabs, tellOtherTabs } from '#features/auth/epics/session';
import { events } from '#features/auth/events';
import type { Message } from '#src/kernel/messages';
import { aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts, memoryStorage } from '#tests/support/ports';

const user = aUser();
const values = {
  i: events.loggedIn({ user, way: 'account' }),
  t: events.loggedIn({ user, way: 'token' }),
  r: events.loggedIn({ user, way: 'resumed' }),
  m: events.loggedOut({ by: 'member' }),
  s: events.loggedOut({ by: 'server' }),
  h: events.loggedOut({ by: 'other-tab' }),
};
const wordsFor = (picture: string) => {
  const ports = fakePorts();
  marbles(({ hot, expectObservable }) => {
    expectObservable(tellOtherTabs(hot<Message>(picture, values), stateOf({}), ports)).toBe('');
  })();
  return ports.tabs.say.mock.calls.flat();
};

describe('tellOtherTabs', () => {
  test('[XTAB-001] says each login and each logout that happened here, once', () => {
    expect(wordsFor('-i-m-t-m')).toEqual(['logged-in:6001', 'logged-out', 'logged-in:6001', 'logged-out']);
  });

  test('a session that the server ended is told apart', () => {
    expect(wordsFor('-s')).toEqual(['session-lost']);
  });

  test('does not echo what another tab did, and a resumed session is no news', () => {
    expect(wordsFor('-r-h')).toEqual([]);
  });
});

describe('hearOtherTabs', () => {
  const tabs = (heard$: typeof NEVER) => ({ heard$, say: jest.fn<void, [string]>() });
  const words = { o: 'logged-out', i: 'logged-in:6001', x: 'hello' };
  const nobody = stateOf({ auth: { status: 'out' } });
  const arrival = (state: unknown, token?: string) => {
    const ports = fakePorts({
      tabs: tabs(of(words.i) as never),
      kept: memoryStorage(token === undefined ? {} : { accessToken: token }),
    });
    hearOtherTabs(NEVER, stateOf({ auth: state }), ports).subscribe();
    return ports.page.reload.mock.calls.length;
  };

  test(
    'leaving spreads as an event, to whoever has not left',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts({ tabs: tabs(hot('-o', words) as never) });
      const somebody = stateOf({ auth: { status: 'in', user } });
      expectObservable(hearOtherTabs(NEVER, somebody, ports)).toBe('-h', values);
      expectObservable(hearOtherTabs(NEVER, nobody, ports)).toBe('');
      flush();
      expect(ports.page.reload).not.toHaveBeenCalled();
    }),
  );

  test(
    '[XTAB-003] a login elsewhere reloads this tab',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts({ tabs: tabs(hot('-i', words) as never) });
      expectObservable(hearOtherTabs(NEVER, nobody, ports)).toBe('');
      flush();
      expect(ports.page.reload).toHaveBeenCalledTimes(1);
    }),
  );

  test('fault 18: another member reloads it, so that two never mix on one page', () => {
    expect(arrival({ status: 'in', user: aUser({ globalId: '6002' }) }, 'a')).toBe(1);
  });

  test('the same member is left in peace, unless their session is gone', () => {
    expect(arrival({ status: 'in', user }, 'a')).toBe(0);
    expect(arrival({ status: 'in', user })).toBe(1);
  });

  test(
    'a lost session is left by whoever shared it, and by nobody who has another',
    marbles(({ hot, expectObservable }) => {
      const somebody = stateOf({ auth: { status: 'in', user } });
      const heard = (token?: string) => {
        const ports = fakePorts({
          tabs: tabs(hot('-l', { l: 'session-lost' }) as never),
          kept: memoryStorage(token === undefined ? {} : { accessToken: token }),
        });
        return hearOtherTabs(NEVER, somebody, ports);
      };
      expectObservable(heard()).toBe('-h', values);
      expectObservable(heard('a')).toBe('');
    }),
  );

  test(
    'an unknown word is ignored',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts({ tabs: tabs(hot('-x', words) as never) });
      expectObservable(hearOtherTabs(NEVER, nobody, ports)).toBe('');
      flush();
      expect(ports.page.reload).not.toHaveBeenCalled();
    }),
  );
});
