import { events } from '#features/captcha/events';
import { tracked } from '#features/captcha/tracked';

const problem = { code: 500, message: '系统出现错误' };

test('a captcha is tracked with its scene and how it ended, and with nothing else', () => {
  expect(tracked(events.captchaSolved({ purpose: 'sms' }))).toEqual({
    fncode: '110107',
    query: { scene: 'sms', result: 'solved' },
  });
  expect(tracked(events.captchaDismissed())).toEqual({ fncode: '110107', query: { result: 'dismissed' } });
  const failed = { fncode: '110107', query: { result: 'failed', statusCode: 500 } };
  expect([tracked(events.challengeFailed({ problem })), tracked(events.workFailed({ problem }))]).toEqual([
    failed,
    failed,
  ]);
  expect(tracked(events.captchaRequired({ purpose: 'sms' }))).toBeUndefined();
});
