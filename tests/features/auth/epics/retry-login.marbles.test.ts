import { commands } from '../../../../features/auth/commands';
import { retryWhenAllowed } from '../../../../features/auth/epics/retry-login';
import { events as multiLogin } from '../../../../features/multi-login/events';
import type { Message } from '../../../../src/kernel/messages';
import { stateOf } from '../../../support/builders';
import { marbles } from '../../../support/marbles';
import { fakePorts } from '../../../support/ports';

const credentials = { username: 'twin', password: 'Zaojia@2026', remember: true };
const allowed = multiLogin.applicationAllowed({ globalId: '6010', username: 'twin' });
const values = {
  l: commands.logIn(credentials),
  a: allowed,
  d: multiLogin.loginDenied({ message: '申请被拒绝', by: 'deny' }),
  r: commands.logIn(credentials, allowed),
};
const story = (heard: string, said: string) =>
  marbles(({ hot, expectObservable }) =>
    expectObservable(retryWhenAllowed(hot<Message>(heard, values), stateOf({}), fakePorts())).toBe(
      said,
      values,
    ),
  );

test('[RELOGIN-006] an allowed application logs in again with what was typed', story('-l--a', '----r'));
test('[RELOGIN-007] a denied one does not, whatever comes after', story('-l-d-a', ''));
test('nothing is held before a login, nor longer than an application can be answered', () => {
  story('-a', '')();
  story('-l 120s a', '')();
});
