import { events as auth } from '#features/auth/events';
import { events } from '#features/phone-login/events';
import { selectIsChooserShown, selectMayRequestCode } from '#features/phone-login/selectors';
import { initialState, reducer, type PhoneLoginState } from '#features/phone-login/state';
import type { DomainEvent } from '#src/kernel/messages';
import { aUser } from '#tests/support/builders';
import { anAccount } from './some-accounts';

const after = (...happened: readonly DomainEvent[]): PhoneLoginState =>
  happened.reduce<PhoneLoginState>(reducer, initialState);
const root = (phoneLogin: PhoneLoginState) => ({ phoneLogin });
const problem = { code: 460, message: '验证码错误' };
const one = events.accountsFound({ accounts: [anAccount('1')] });
const two = events.accountsFound({ accounts: [anAccount('1'), anAccount('2')] });
const chosen = events.accountChosen({
  globalId: '1',
  userName: 'a',
  kind: 'personalAccount',
  hasRights: true,
});
const sent = [events.codeSent({ mobile: '13800000001' }), events.countdownTicked({ secondsLeft: 42 })];

test('[PHONE-003] a code may be asked for again when the count is at 0', () => {
  const may = (...happened: DomainEvent[]) => selectMayRequestCode(root(after(...happened)));
  expect(may()).toBe(true);
  expect(may(events.codeRequested())).toBe(false);
  expect(may(...sent)).toBe(false);
  expect(may(...sent, events.countdownTicked({ secondsLeft: 0 }))).toBe(true);
  expect(may(events.codeRequested(), events.codeRequestFailed({ problem }))).toBe(true);
});

test('[PHONE-013] an unknown phone is named under the phone, a wrong code under the code', () => {
  expect(after(events.codeRequested(), events.mobileRejected())).toMatchObject({
    isSending: false,
    problem: { at: 'mobile', message: '该手机号未注册' },
  });
  expect(after(events.codeSubmitted(), events.codeRejected({ problem }))).toMatchObject({
    step: 'form',
    problem: { at: 'code', message: '验证码错误' },
  });
});

test('a new try takes the old message away', () => {
  expect(after(events.codeRejected({ problem }), events.codeSubmitted()).problem).toBeUndefined();
  expect(after(events.mobileRejected(), events.codeRequested()).problem).toBeUndefined();
});

test('[PHONE-005] the chooser stands for several accounts and not for one', () => {
  const isShown = (...happened: DomainEvent[]) => selectIsChooserShown(root(after(...happened)));
  expect([isShown(one), isShown(one, chosen), isShown(two), isShown(two, chosen)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isShown(two, events.chooserLeft())).toBe(false);
  expect(isShown(one, chosen, auth.loginFailed({ problem, way: 'phone' }))).toBe(true);
});

test('the countdown and the phone outlive the dialog, what was found does not', () => {
  const closed = after(...sent, two, auth.loginDialogClosed({ by: 'member' }));
  expect(closed).toEqual({ ...initialState, secondsLeft: 42, mobile: '13800000001' });
});

test('a login that fails leads back to the account, with its message', () => {
  const failed = auth.loginFailed({ problem, way: 'phone' });
  expect(after(two, chosen, failed)).toMatchObject({ step: 'choosing', problem: { at: 'form' } });
  expect(after(one, chosen, failed)).toMatchObject({ step: 'choosing', problem: { message: '验证码错误' } });
  expect(after(failed)).toEqual(initialState);
});

test('the phone is forgotten once somebody is logged in', () => {
  expect(after(...sent, auth.loggedIn({ user: aUser(), way: 'account' }))).toMatchObject({
    mobile: '',
    secondsLeft: 42,
  });
});
