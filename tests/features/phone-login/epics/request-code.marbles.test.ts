import { commands } from '#features/phone-login/commands';
import { requestCode } from '#features/phone-login/epics';
import { events } from '#features/phone-login/events';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { standing } from '../some-accounts';

const mobile = '13800000001';
const command = commands.requestCode({ mobile });
const replies = { y: anAnswer({ exists: true }), n: anAnswer({ exists: false }), k: anAnswer(null) };
const heard = {
  r: events.codeRequested(undefined, command),
  s: events.codeSent({ mobile }, command),
  u: events.mobileRejected(undefined, command),
  f: events.codeRequestFailed({ problem: { code: 442, message: '过于频繁' } }, command),
  b: events.codeRequestFailed(
    { problem: { code: -1, message: expect.stringContaining('identityExists') } },
    command,
  ),
};
const refused = new CallRefused(aReply(442, { businessMsg: '过于频繁' }));

const run = (clicks: string, answers: readonly string[], out: string, state = standing()) => {
  const send = jest.fn<unknown, [ApiRequest]>();
  marbles(({ hot, cold, expectObservable }) => {
    const toCome = [...answers];
    send.mockImplementation(() => cold(toCome.shift() ?? '', { ...replies, x: anAnswer('broken') }, refused));
    const action$ = hot<Message>(clicks, { c: command });
    expectObservable(requestCode(action$, state, fakePorts({ send: send as never }))).toBe(out, heard);
  })();
  return send.mock.calls.map(([request]) => request);
};

test('[PHONE-002][CONFLICT-028] asks whether the phone is known and only then for the code', () => {
  const sent = run('c', ['--(y|)', '---(k|)'], 'r----s');
  expect(sent).toMatchObject([
    { method: 'GET', path: '/api/web/identityExists', query: { identity: mobile }, session: 'none' },
    {
      method: 'POST',
      path: '/pb/api/web/smsVerificationCode',
      bodyKind: 'form',
      // The field is there from the start, so that the gateway puts the captcha's result into it and the header.
      body: { mobile, type: 'query', validate: '-1' },
      session: 'none',
      quiet: true,
    },
  ]);
});

test('[PHONE-013] an unknown phone is told so and no code is asked for', () => {
  expect(run('c', ['--(n|)'], 'r-u')).toHaveLength(1);
});

test('what the server refuses stands in an event, and the next click asks again', () => {
  expect(run('c---c', ['-#', '-(y|)', '-#'], 'rf--r-f')).toHaveLength(3);
});

test('an answer of another shape fails the request and not the epic', () => {
  run('c---c', ['-(x|)', '-(n|)'], 'rb--ru');
});

test('a second click while the first is on its way asks nothing', () => {
  expect(run('c-c', ['---(y|)', '--(k|)'], 'r----s')).toHaveLength(2);
});

test('[PHONE-003] while the seconds count nothing is asked', () => {
  expect(run('c', [], '', standing({ secondsLeft: 1 }))).toHaveLength(0);
});
