import { events } from '#features/anomaly/events';
import { initialState, reducer } from '#features/anomaly/state';
import { events as auth } from '#features/auth/events';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const found = auth.anomalyFound({ account: 'member' });
const problem = { code: 442, message: '提交过于频繁，请稍后再试' };

test('[RELOGIN-020] opens for the account whose login was refused with 333', () => {
  given([found]).then({ status: 'open', account: 'member' });
});

test('[RELOGIN-015] closes when it was sent and when it was cancelled', () => {
  given([found, events.submitRequested(), events.reportSent()]).then(initialState);
  given([found, events.formCancelled()]).then(initialState);
});

test('[RELOGIN-017] a failure leaves it open and shows nothing', () => {
  given([found, events.submitRequested(), events.reportFailed({ problem })]).then({
    status: 'open',
    account: 'member',
  });
});

test('a failure that comes after cancelling opens nothing', () => {
  given([found, events.submitRequested(), events.formCancelled(), events.reportFailed({ problem })]).then(
    initialState,
  );
});
