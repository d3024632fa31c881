import { NEVER } from 'rxjs';
import { hearOtherTabs, tellOtherTabs } from '../../../../features/auth/epics/other-tabs';
import { events } from '../../../../features/auth/events';
import type { Message } from '../../../../src/kernel/messages';
import { aUser, stateOf } from '../../../support/builders';
import { marbles } from '../../../support/marbles';
import { fakePorts } from '../../../support/ports';

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
    expect(wordsFor('-i-m-t-s')).toEqual(['logged-in', 'logged-out', 'logged-in', 'logged-out']);
  });

  test('does not echo what another tab did, and a resumed session is no news', () => {
    expect(wordsFor('-r-h')).toEqual([]);
  });
});

describe('hearOtherTabs', () => {
  const tabs = (heard$: typeof NEVER) => ({ heard$, say: jest.fn<void, [string]>() });
  const words = { o: 'logged-out', i: 'logged-in', x: 'hello' };

  test(
    'leaving spreads as an event',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts({ tabs: tabs(hot('-o', words) as never) });
      expectObservable(hearOtherTabs(NEVER, stateOf({}), ports)).toBe('-h', values);
      flush();
      expect(ports.page.reload).not.toHaveBeenCalled();
    }),
  );

  test(
    '[XTAB-003] a login elsewhere reloads this tab',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts({ tabs: tabs(hot('-i', words) as never) });
      expectObservable(hearOtherTabs(NEVER, stateOf({}), ports)).toBe('');
      flush();
      expect(ports.page.reload).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    'an unknown word is ignored',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts({ tabs: tabs(hot('-x', words) as never) });
      expectObservable(hearOtherTabs(NEVER, stateOf({}), ports)).toBe('');
      flush();
      expect(ports.page.reload).not.toHaveBeenCalled();
    }),
  );
});
