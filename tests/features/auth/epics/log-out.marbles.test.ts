import { of } from 'rxjs';
import { commands } from '#features/auth/commands';
import { logOut } from '#features/auth/epics/session';
import { events } from '#features/auth/events';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { aReply } from '#tests/support/replies';

const command = commands.logOut();
const values = { o: command, b: events.loggedOut({ by: 'member' }, command) };

describe('logOut', () => {
  test(
    'the member is out at once, and the server is told once with the token of the session',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const send = jest.fn((_: ApiRequest) => cold('---(k|)', { k: aReply() }));
      const ports = fakePorts({ send, tab: memoryStorage({ accessToken: 'a' }) });
      expectObservable(logOut(hot<Message>('-oo', values), stateOf({}), ports)).toBe('-b', values);
      flush();
      expect(send.mock.calls).toEqual([
        [
          {
            method: 'POST',
            path: '/pb/api/web/logout',
            bodyKind: 'form',
            body: { accessToken: 'a' },
            headers: { accesstoken: 'a' },
            session: 'none',
            quiet: true,
          },
        ],
      ]);
    }),
  );

  test('the token is told although leaving empties the storages first', () => {
    const send = jest.fn((_: ApiRequest) => of(aReply()));
    const ports = fakePorts({ send, tab: memoryStorage({ accessToken: 'a' }) });
    logOut(of(command), stateOf({}), ports).subscribe(() => ports.tab.remove('accessToken'));
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([{ accessToken: 'a' }]);
  });

  test(
    'a server that cannot be told keeps nobody in, and the next logout works',
    marbles(({ hot, cold, expectObservable }) => {
      const send = () => cold<never>('-#', {}, new Error('网络异常'));
      const ports = fakePorts({ send, tab: memoryStorage({ accessToken: 'a' }) });
      expectObservable(logOut(hot<Message>('-o---o', values), stateOf({}), ports)).toBe('-b---b', values);
    }),
  );

  test(
    'without a token the server is not asked',
    marbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
      const answer$ = cold('-(k|)', { k: aReply() });
      const ports = fakePorts({ send: () => answer$ });
      expectObservable(logOut(hot<Message>('-o', values), stateOf({}), ports)).toBe('-b', values);
      expectSubscriptions(answer$.subscriptions).toBe([]);
    }),
  );
});
