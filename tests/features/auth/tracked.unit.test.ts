import { events } from '#features/auth/events';
import { tracked } from '#features/auth/tracked';
import { aUser } from '#tests/support/builders';

test.each([
  [events.loginDialogOpened(), { fncode: '110101', query: { tab: 1 } }],
  [events.loginRequested(), { fncode: '110103', query: { method: 'account' } }],
  [
    events.loggedIn({ user: aUser({ isNewUser: true }), way: 'token' }),
    { fncode: '110104', query: { method: 'token', isNewUser: true, accounts: 1 } },
  ],
  [
    events.loginFailed({ problem: { code: 460, message: '密码错误' } }),
    { fncode: '110105', query: { method: 'account', statusCode: 460 } },
  ],
  [events.loggedOut({ by: 'other-tab' }), { fncode: '110110', query: { reason: 'other-tab' } }],
  [events.sessionExpired(), undefined],
  [events.loginDialogClosed({ by: 'member' }), undefined],
])('$type', (event, fact) => {
  expect(tracked(event)).toEqual(fact);
});

test('what the analysts hear of a login names nobody', () => {
  const user = aUser();
  const told = JSON.stringify(tracked(events.loggedIn({ user, way: 'account' })));
  for (const secret of [user.globalId, user.fullName, user.accountName, user.passwordMobile]) {
    expect(told).not.toContain(secret);
  }
});
