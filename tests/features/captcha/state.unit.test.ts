import { events } from '#features/captcha/events';
import { selectIsCaptchaOpen, selectNextPurpose, selectWaitingCount } from '#features/captcha/selectors';
import { initialState, reducer } from '#features/captcha/state';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const required = events.captchaRequired({ purpose: 'call' });
const forSms = events.captchaRequired({ purpose: 'sms' });
const solved = events.captchaSolved({ purpose: 'call' });
const problem = { code: -1, message: '网络异常' };

test('[CAPTCHA-001] the first call that needs it opens the captcha', () => {
  given([required]).then({ status: 'asking', waiting: ['call'] });
});

test('further calls wait in the same dialog', () => {
  given([required, forSms, required]).then({ status: 'asking', waiting: ['call', 'sms', 'call'] });
});

test('every answer frees one call; the last one shows that it passed', () => {
  const story = [required, forSms, required, events.workRequested()];
  given([...story, solved]).then({ status: 'working', waiting: ['sms', 'call'] });
  given([...story, solved, solved, events.captchaSolved({ purpose: 'sms' })]).then({
    status: 'passed',
    waiting: [],
  });
});

test('a call that comes while the work goes on is worked for without asking', () => {
  given([required, events.workRequested(), required]).then({ status: 'working', waiting: ['call', 'call'] });
});

test('a call that comes after passing is asked about anew', () => {
  given([required, events.workRequested(), solved, required]).then({ status: 'asking', waiting: ['call'] });
});

test.each([
  ['a lost challenge', events.challengeFailed({ problem })],
  ['broken work', events.workFailed({ problem })],
])('%s is told and keeps the calls waiting; beginning again forgets it', (_, event) => {
  given([required, events.workRequested(), event]).then({
    status: 'failed',
    waiting: ['call'],
    problem: '网络异常',
  });
  given([required, event, events.workRequested()]).then({ status: 'working', waiting: ['call'] });
});

test('dismissing lets go of every call', () => {
  given([required, forSms, events.workRequested(), events.captchaDismissed()]).then(initialState);
});

test('closing ends what has passed and nothing else', () => {
  given([required, events.workRequested(), solved, events.captchaClosed()]).then(initialState);
  given([required, events.captchaClosed()]).then({ status: 'asking', waiting: ['call'] });
});

test('the dialog leaves with the last call that was cancelled', () => {
  given([required, forSms, events.waitingEnded({ purpose: 'call' })]).then({
    status: 'asking',
    waiting: ['sms'],
  });
  given([required, events.workRequested(), events.waitingEnded({ purpose: 'call' })]).then(initialState);
  given([required, events.waitingEnded({ purpose: 'sms' })]).then({ status: 'asking', waiting: ['call'] });
});

test('the next purpose is known only while the member has agreed', () => {
  const asking = { captcha: given([forSms]).state };
  const working = { captcha: given([forSms, events.workRequested()]).state };
  expect([selectNextPurpose(asking), selectNextPurpose(working)]).toEqual([undefined, 'sms']);
  expect([selectIsCaptchaOpen({ captcha: initialState }), selectIsCaptchaOpen(asking)]).toEqual([
    false,
    true,
  ]);
  expect(selectWaitingCount(working)).toBe(1);
});
