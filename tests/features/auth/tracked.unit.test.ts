import { events } from '#features/auth/events';
import { tracked } from '#features/auth/tracked';
import { aUser } from '#tests/support/builders';

test.each([
  [events.loginDialogOpened(), { fncode: '110101', query: { tab: 1 } }],
  [events.loginRequested({ way: 'account' }), { fncode: '110103', query: { method: 'account' } }],
  [events.loginRequested({ way: 'qr' }), { fncode: '110103', query: { method: 'qr' } }],
  // The code that was submitted is the fact of a login by phone.
  [events.loginRequested({ way: 'phone' }), undefined],
  [
    events.loggedIn({ user: aUser({ isNewUser: true }), way: 'token' }),
    { fncode: '110104', query: { method: 'token', isNewUser: true } },
  ],
  [
    events.loginFailed({ problem: { code: 460, message: '密码错误' }, way: 'qr' }),
    { fncode: '110105', query: { method: 'qr', statusCode: 460 } },
  ],
  [events.loggedOut({ by: 'other-tab' }), { fncode: '110110', query: { reason: 'other-tab' } }],
  [events.sessionExpired(), undefined],
  [events.loginDialogClosed({ by: 'member' }), undefined],
])('[TRACK-006] $type', (event, fact) => {
  expect(tracked(event)).toEqual(fact);
});

test('what the analysts hear of a login names nobody', () => {
  const user = aUser();
  const told = JSON.stringify(tracked(events.loggedIn({ user, way: 'account' })));
  for (const secret of [user.globalId, user.fullName, user.accountName, user.passwordMobile]) {
    expect(told).not.toContain(secret);
  }
});
