import { events as auth } from '#features/auth/events';
import { commands } from '#features/phone-login/commands';
import { submitCode } from '#features/phone-login/epics';
import { events } from '#features/phone-login/events';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { anAccount, standing } from '../some-accounts';

const command = commands.submitCode({ mobile: '13800000009', code: '123456' });
const raw = { id: 7, username: 'user7', globalId: 6007, accountTypeName: '个人账号' };
const replies = {
  k: anAnswer({ noRightsAccounts: { personalAccount: [raw] } }),
  e: anAnswer({}),
  r: aReply(4001, { businessMsg: '验证码错误' }),
};
const problem = (code: number, message: string) =>
  events.codeRejected({ problem: { code, message } }, command);
const heard = {
  s: events.codeSubmitted(undefined, command),
  f: events.accountsFound({ accounts: [anAccount('6007', { id: '7', userName: 'user7' })] }, command),
  n: problem(200, '该手机号未注册'),
  m: problem(4001, '验证码错误'),
  t: problem(460, '验证码错误或已失效'),
};
const refused = new CallRefused(aReply(460, { businessMsg: '验证码错误或已失效' }));

const run = (input: string, answers: readonly string[], out: string) => {
  const send = jest.fn<unknown, [ApiRequest]>();
  marbles(({ hot, cold, expectObservable }) => {
    const toCome = [...answers];
    send.mockImplementation(() => cold(toCome.shift() ?? '', replies, refused));
    const action$ = hot<Message>(input, { c: command, x: auth.loginDialogClosed({ by: 'member' }) });
    expectObservable(submitCode(action$, standing(), fakePorts({ send: send as never }))).toBe(out, heard);
  })();
  return send.mock.calls.map(([request]) => request);
};

test('[CALL-009][PHONE-012] sends phone and code, the phone in the header too, and reads the accounts', () => {
  expect(run('c', ['--(k|)'], 's-f')).toMatchObject([
    {
      method: 'POST',
      path: '/api/web/bindingAccounts',
      bodyKind: 'form',
      body: { mobile: '13800000009', code: '123456' },
      headers: { mobile: '13800000009' },
      session: 'none',
      quiet: true,
    },
  ]);
});

test('[LOGIN-015] the message of a result code is shown', () => {
  run('c', ['--(r|)'], 's-m');
});

test('a refused code says why, and the next try is made', () => {
  expect(run('c---c', ['-#', '-(k|)'], 'st--sf')).toHaveLength(2);
});

test('[PHONE-014] a phone without accounts is told so', () => {
  run('c', ['-(e|)'], 'sn');
});

test('a second click spends no second try', () => {
  expect(run('c-c', ['----(k|)'], 's---f')).toHaveLength(1);
});

test('closing the dialog drops the answer', () => {
  run('c-x', ['----(k|)'], 's');
});

test('no event holds the code', () => {
  expect(JSON.stringify([heard.s, heard.f, heard.t])).not.toContain('123456');
});
