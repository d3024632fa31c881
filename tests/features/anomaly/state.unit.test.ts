import { events } from '#features/anomaly/events';
import { initialState, reducer } from '#features/anomaly/state';
import { events as auth } from '#features/auth/events';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const refused = { account: 'm***r', reportToken: 'of the refusal' };
const found = auth.anomalyFound(refused);
const problem = { code: 442, message: '提交过于频繁，请稍后再试' };

test('[RELOGIN-020] opens for the account whose login was refused with 333', () => {
  given([found]).then({ status: 'open', ...refused });
});

test('[RELOGIN-015] closes when it was sent and when it was cancelled', () => {
  given([found, events.submitRequested(), events.reportSent()]).then(initialState);
  given([found, events.formCancelled()]).then(initialState);
});

test('[RELOGIN-017] a failure leaves it open and says why, until it is sent again', () => {
  const failed = [found, events.submitRequested(), events.reportFailed({ problem })];
  given(failed).then({ status: 'open', ...refused, problem: '提交过于频繁，请稍后再试' });
  given([...failed, events.submitRequested()]).then({ status: 'sending', ...refused });
});

test('a failure that comes after cancelling opens nothing', () => {
  given([found, events.submitRequested(), events.formCancelled(), events.reportFailed({ problem })]).then(
    initialState,
  );
});
