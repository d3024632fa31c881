import { events } from '#features/auth/events';
import { selectTab } from '#features/auth/selectors';
import { initialState, reducer } from '#features/auth/state';
import { tracked } from '#features/auth/tracked';
import type { DomainEvent } from '#src/kernel/messages';
import { aUser } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';

const atFirst = { auth: initialState };

test.each([
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
  expect(tracked(event, atFirst)).toEqual(fact);
});

test.each<[string, readonly DomainEvent[], number]>([
  ['the first', [], 1],
  ['the one that was chosen', [events.tabChosen({ tab: 2 })], 2],
  [
    'the one it was left on',
    [events.loginDialogOpened(), events.tabChosen({ tab: 2 }), events.loginDialogClosed({ by: 'member' })],
    2,
  ],
])('[TRACK-006] the dialog opens on %s, and its fact says so', (_, before, tab) => {
  const opened = events.loginDialogOpened();
  const { state } = givenTo(reducer)([...before, opened]);
  expect(selectTab({ auth: state })).toBe(tab);
  expect(tracked(opened, { auth: state })).toEqual({ fncode: '110101', query: { tab } });
});

test('what the analysts hear of a login names nobody', () => {
  const user = aUser();
  const told = JSON.stringify(tracked(events.loggedIn({ user, way: 'account' }), atFirst));
  for (const secret of [user.globalId, user.fullName, user.accountName, user.passwordMobile]) {
    expect(told).not.toContain(secret);
  }
});
