import { commands } from '#features/auth/commands';
import { retryWhenAllowed } from '#features/auth/epics/log-in';
import { events } from '#features/auth/events';
import { events as multiLogin } from '#features/multi-login/events';
import type { Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const credentials = { username: 'twin', password: 'Zaojia@2026', remember: true };
const allowed = multiLogin.applicationAllowed({ globalId: '6010', username: 'twin' });
const values = {
  l: commands.logIn(credentials),
  c: events.loginConflicted({ globalId: '6010', username: 'twin' }),
  a: allowed,
  f: events.loginFailed({ problem: { code: 460, message: '申请被拒绝' }, way: 'account' }),
  r: commands.logIn(credentials, allowed),
};
const story = (heard: string, said: string) =>
  marbles(({ hot, expectObservable }) =>
    expectObservable(retryWhenAllowed(hot<Message>(heard, values), stateOf({}), fakePorts())).toBe(
      said,
      values,
    ),
  );

test('[RELOGIN-006] an allowed application logs in again with what was typed', story('-l-c--a', '------r'));
test('a consent is for one login', story('-l-c--a-a', '------r'));
test('[RELOGIN-007] a denied one does not, whatever comes after', story('-l-c-f-a', ''));
test('a login that failed for another reason is not the one that was allowed', story('-l-f-c-a', ''));
test('nothing is held before a login, nor longer than the server remembers the conflict', () => {
  story('-c-a', '')();
  story('-l-c 600s a', '')();
});
