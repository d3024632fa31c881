import { events } from '#features/phone-login/events';
import { tracked } from '#features/phone-login/tracked';

test('tells the analysts of the way, never of the phone or the account', () => {
  const facts = [
    events.codeSent({ mobile: '13800000001' }),
    events.codeSubmitted(),
    events.codeRejected({ problem: { code: 460, message: '验证码错误' } }),
    events.accountChosen({ globalId: '6001', userName: 'a', kind: 'personalAccount', hasRights: true }),
    events.countdownTicked({ secondsLeft: 3 }),
  ].map(tracked);
  expect(facts).toEqual([
    { fncode: '110106', query: { scene: 'login' } },
    { fncode: '110103', query: { method: 'phone' } },
    { fncode: '110105', query: { method: 'phone', statusCode: 460 } },
    { fncode: '110109', query: { kind: 'personalAccount', haveRights: true } },
    undefined,
  ]);
});
