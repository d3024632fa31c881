import { events } from '#features/auth/events';
import {
  selectIsDialogOpen,
  selectIsEntering,
  selectIsLoggedIn,
  selectIsSettled,
  selectProblem,
  selectUser,
} from '#features/auth/selectors';
import { initialState, reducer, type AuthState } from '#features/auth/state';
import { aUser } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const user = aUser();
const loggedIn = events.loggedIn({ user, way: 'account' });
const failed = events.loginFailed({ problem: { code: 460, message: '用户名或密码错误' }, way: 'account' });
const opened = events.loginDialogOpened();

describe('auth', () => {
  test('at first it is not known whether a session holds', () => given([]).then(initialState));

  test('[SESSION-001] a visitor is nobody yet, logged in, or out again', () => {
    const statusAfter = (...told: Parameters<typeof given>[0]) => given(told).state.status;
    expect(statusAfter(events.noSessionFound())).toBe('out');
    expect(statusAfter(events.noSessionFound(), loggedIn)).toBe('in');
    expect(statusAfter(loggedIn, events.loggedOut({ by: 'member' }))).toBe('out');
  });

  test('a login', () => {
    given([opened, events.loginRequested({ way: 'account' })]).then({
      status: 'entering',
      isDialogOpen: true,
      way: 'account',
    });
    given([opened, events.loginRequested({ way: 'account' }), loggedIn]).then({
      status: 'in',
      user,
      isDialogOpen: true,
      way: 'account',
    });
    given([opened, loggedIn, events.loginDialogClosed({ by: 'login' })]).then({
      status: 'in',
      user,
      isDialogOpen: false,
    });
  });

  test('a refused login leaves the words of the server under the form, until the next try', () => {
    given([opened, events.loginRequested({ way: 'account' }), failed]).then({
      status: 'out',
      problem: '用户名或密码错误',
      isDialogOpen: true,
      way: 'account',
    });
    given([opened, failed, events.loginRequested({ way: 'account' })]).then({
      status: 'entering',
      isDialogOpen: true,
      way: 'account',
    });
  });

  test('opening or closing the dialog takes an old problem away', () => {
    given([opened, failed, events.loginDialogClosed({ by: 'member' })]).then({
      status: 'out',
      isDialogOpen: false,
    });
    given([failed, opened]).then({ status: 'out', isDialogOpen: true });
  });

  test('no stored session: out, and a dialog that is open stays open', () => {
    given([events.noSessionFound()]).then({ status: 'out', isDialogOpen: false });
    given([opened, events.noSessionFound()]).then({ status: 'out', isDialogOpen: true });
  });

  test('nothing of the member is left after leaving', () => {
    given([loggedIn, events.loggedOut({ by: 'member' })]).then({ status: 'out', isDialogOpen: false });
  });

  test('an expired session changes nothing before it is lost', () => {
    given([loggedIn, events.sessionExpired(), events.sessionRenewed()]).then({
      status: 'in',
      user,
      isDialogOpen: false,
    });
  });
});

describe('selectors', () => {
  const root = (auth: AuthState) => ({ auth });
  test.each([
    ['unknown', { isSettled: false, isLoggedIn: false, isEntering: false }],
    ['out', { isSettled: true, isLoggedIn: false, isEntering: false }],
    ['entering', { isSettled: true, isLoggedIn: false, isEntering: true }],
    ['in', { isSettled: true, isLoggedIn: true, isEntering: false }],
  ] as const)('status %s', (status, expected) => {
    const state = root({ status, isDialogOpen: false });
    expect({
      isSettled: selectIsSettled(state),
      isLoggedIn: selectIsLoggedIn(state),
      isEntering: selectIsEntering(state),
    }).toEqual(expected);
  });

  test('user, problem and dialog', () => {
    const state = root({ status: 'in', user, problem: '坏了', isDialogOpen: true });
    expect([selectUser(state), selectProblem(state), selectIsDialogOpen(state)]).toEqual([
      user,
      '坏了',
      true,
    ]);
  });
});
