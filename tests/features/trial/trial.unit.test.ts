import { of, Subject, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as notices } from '#features/notices/events';
import { events as rightsTip } from '#features/rights-tip/events';
import { commands } from '#features/trial/commands';
import { events } from '#features/trial/events';
import {
  selectGranted,
  selectIsTrialOpen,
  selectMayCorrect,
  selectProvinces,
  selectProblem,
  selectReason,
  selectRound,
  selectStep,
} from '#features/trial/selectors';
import { initialState, reducer } from '#features/trial/state';
import { tracked } from '#features/trial/tracked';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { navigation } from '#src/kernel/shared-events';
import { CallRefused, FAILED, type ApiReply } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { anAnswer, aReply } from '#tests/support/replies';
import { application, APPLY, granted, openTrial as open, provinces } from './a-trial';

const notice = (heard: readonly Message[]) =>
  heard.filter(notices.noticeRaised.match).map(({ payload }) => payload);

test('[SHELL-005] [SHELL-014] [TRIAL-013] [TRIAL-015] [CALL-081] opens where a trial is wanted, with the provinces', () => {
  const { store, asked } = open();
  expect(selectIsTrialOpen(store.getState())).toBe(true);
  expect(asked).toEqual([{ method: 'GET', path: '/dict/findProvince', session: 'optional', quiet: true }]);
  expect(selectProvinces(store.getState())).toEqual(provinces);
});

test('[TRIAL-004] every opening begins anew: fields, countdown and areas', () => {
  const { store, say, asked } = open();
  const round = selectRound(store.getState());
  store.dispatch(events.countdownTicked({ secondsLeft: 42 }));
  store.dispatch(commands.closeTrial());
  say(rightsTip.trialWanted({ cause: 'call' }));
  expect(store.getState().trial).toMatchObject({
    round: round + 1,
    secondsLeft: 0,
    isSending: false,
    step: 'form',
  });
  expect(asked).toHaveLength(2);
});

test('[TRIAL-004] the provinces of the last opening are gone with the next one, which asks for them anew', () => {
  const answers = [of(anAnswer(provinces)), new Subject<ApiReply>()];
  let given = 0;
  const { store, say, asked } = open({ '/dict/findProvince': () => answers[given++]! });
  expect(selectProvinces(store.getState())).toEqual(provinces);
  store.dispatch(commands.closeTrial());
  say(rightsTip.trialWanted({ cause: 'page' }));
  expect(selectProvinces(store.getState())).toBeUndefined();
  expect(asked.map(({ path }) => path)).toEqual(['/dict/findProvince', '/dict/findProvince']);
  const others = [{ areaid: '3', name: '天津', subList: [] }];
  (answers[1] as Subject<ApiReply>).next(anAnswer(others));
  expect(selectProvinces(store.getState())).toEqual(others);
});

test('[VALID-033] [CONFLICT-011] a code for no phone is a message, and no call', () => {
  const { store, asked, heard } = open();
  store.dispatch(commands.requestCode({ mobile: '' }));
  expect(notice(heard)).toEqual([{ type: 'warning', text: '请输入手机号！' }]);
  expect(asked).toHaveLength(1);
});

test('[TRIAL-010] [CALL-078] [CONFLICT-028] a code that was sent is told', () => {
  const { store, asked, heard } = open({ '/vipProbation/getVerificationCode': () => of(anAnswer(null)) });
  store.dispatch(commands.requestCode({ mobile: '13900000001' }));
  expect(asked.at(-1)).toEqual({
    method: 'POST',
    path: '/vipProbation/getVerificationCode',
    bodyKind: 'form',
    body: { mobile: '13900000001' },
    captcha: 'sms',
    session: 'optional',
    quiet: true,
  });
  expect(notice(heard)).toEqual([{ type: 'success', text: '验证码已发送' }]);
});

test('[ACT-010] [TRIAL-002] [TRIAL-005] [TRIAL-006] [TRIAL-008] a granted trial is shown, the member read anew, and the page when the dialog closes', () => {
  const { store, say, asked, ports, readUser } = open({ [APPLY]: () => of(anAnswer(granted)) });
  say(auth.loggedIn({ user: aUser(), way: 'resumed' }));
  store.dispatch(commands.apply(application));
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    path: APPLY,
    once: true,
    body: { ...application, source: 0 },
  });
  expect([selectStep(store.getState()), selectGranted(store.getState())]).toEqual(['granted', granted]);
  expect(readUser).toHaveBeenCalledTimes(1);
  expect(ports.page.reload).not.toHaveBeenCalled();
  store.dispatch(commands.closeTrial());
  expect(ports.page.reload).toHaveBeenCalledTimes(1);
});

test('[CONFLICT-012] [TRIAL-014] of a visitor there is nobody to read anew', () => {
  const { store, readUser } = open({ [APPLY]: () => of(anAnswer(granted)) });
  store.dispatch(commands.apply(application));
  expect(selectStep(store.getState())).toBe('granted');
  expect(readUser).not.toHaveBeenCalled();
});

test.each([
  ['手机号已申请过试用', '手机号已申请过试用'],
  ['', '未知原因'],
])(
  '[ACT-010] [TRIAL-007] a refusal with the words “%s” says %s, and leads back to the form as it was',
  (businessMsg, words) => {
    // As the gateway hands it on: without a word of the server's it has one of its own.
    const refusal = new CallRefused(aReply(441, { businessMsg }), businessMsg || FAILED);
    const { store, ports } = open({ [APPLY]: () => throwError(() => refusal) });
    const round = selectRound(store.getState());
    store.dispatch(commands.apply(application));
    expect([selectStep(store.getState()), selectReason(store.getState())]).toEqual(['rejected', words]);
    store.dispatch(commands.correct());
    expect([selectStep(store.getState()), selectRound(store.getState())]).toEqual(['form', round]);
    store.dispatch(commands.closeTrial());
    expect(ports.page.reload).not.toHaveBeenCalled();
  },
);

test('without an answer nobody knows whether it was granted: the form stays, to be sent again', () => {
  const { store } = open({ [APPLY]: () => throwError(() => new Error('no network')) });
  store.dispatch(commands.apply(application));
  expect(selectStep(store.getState())).toBe('form');
  expect(selectProblem(store.getState())).toContain('请用同一验证码再提交一次');
});

test('[TRIAL-016] who applied before is told at once, and has nothing to correct', () => {
  const { store, say } = open();
  store.dispatch(commands.closeTrial());
  say(auth.loggedIn({ user: aUser({ hasApplied: true }), way: 'resumed' }));
  say(rightsTip.trialWanted({ cause: 'page' }));
  expect(selectReason(store.getState())).toBe('该账号已申请过试用，每个账号只能申请一次');
  expect(selectMayCorrect(store.getState())).toBe(false);
});

test('[TRIAL-016] who became VIP by another way meanwhile is told so at once', () => {
  const { store, say } = open();
  store.dispatch(commands.closeTrial());
  say(auth.loggedIn({ user: aUser(), way: 'resumed' }));
  say(auth.userReloaded({ user: aUser({ isVip: true }) }));
  say(rightsTip.trialWanted({ cause: 'page' }));
  expect(selectReason(store.getState())).toBe('该账号已是 VIP，无需申请试用');
});

test('pressing twice applies once, and an application on its way is waited for', () => {
  const answer$ = new Subject<ApiReply>();
  const { store, asked } = open({ [APPLY]: () => answer$ });
  store.dispatch(commands.apply(application));
  store.dispatch(commands.apply(application));
  expect(asked.filter(({ path }) => path === APPLY)).toHaveLength(1);
  store.dispatch(commands.closeTrial());
  expect(selectIsTrialOpen(store.getState())).toBe(true);
});

test('the analysts learn how far it went, and no name or phone', () => {
  const problem = { code: 441, message: '' };
  expect(
    [
      events.trialOpened({ from: 'page' }),
      events.codeSent(),
      events.applicationRequested(),
      events.trialGranted({ granted }),
      events.trialRejected({ problem }),
      events.trialClosed({ isGranted: false }),
    ].map(tracked),
  ).toEqual([
    { fncode: '120103', query: { from: 'page' } },
    { fncode: '110106', query: { scene: 'trial' } },
    { fncode: '120104' },
    { fncode: '120105', query: { ok: true } },
    { fncode: '120105', query: { ok: false, statusCode: 441 } },
    undefined,
  ]);
});

test('what was granted is shown to nobody who comes after; a form whose session was lost stays', () => {
  const folded = (...heard: readonly DomainEvent[]) => heard.reduce(reducer, initialState);
  const opened = events.trialOpened({ from: 'header' });
  const told = folded(opened, events.trialGranted({ granted }), auth.loggedOut({ by: 'member' }));
  expect(told).toMatchObject({ isOpen: false, step: 'form' });
  expect(told).not.toHaveProperty('granted');
});

describe('a form of a member whose session was lost', () => {
  const user = aUser();
  const opened = [auth.loggedIn({ user, way: 'resumed' }), events.trialOpened({ from: 'header' })];
  const lost = auth.loggedOut({ by: 'server' });
  const folded = (...heard: readonly DomainEvent[]) => [...opened, ...heard].reduce(reducer, initialState);

  test.each([
    ['while it was filled in', [lost]],
    ['as two calls learned at once', [lost, lost]],
    [
      'on its way',
      [events.applicationRequested(), lost, events.trialRejected({ problem: { code: 302, message: '' } })],
    ],
  ])('%s stays for them, and is nobody else’s', (_, heard) => {
    const waiting = folded(...heard);
    expect(waiting).toMatchObject({ isOpen: true, step: 'form', round: 1, waitsFor: user.globalId });
    expect(reducer(waiting, opened[0]!)).toMatchObject({ isOpen: true, step: 'form', round: 1 });
    expect(reducer(waiting, opened[0]!)).not.toHaveProperty('waitsFor');
    const other = auth.loggedIn({ user: aUser({ globalId: 'other' }), way: 'resumed' });
    expect(reducer(waiting, other)).toMatchObject({ isOpen: false, step: 'form' });
  });

  test('is sent by no visitor: the login is asked for instead', () => {
    const { store, say, asked, heard } = open();
    say(auth.loggedIn({ user, way: 'resumed' }));
    say(lost);
    store.dispatch(commands.apply(application));
    expect(asked.map(({ path }) => path)).not.toContain(APPLY);
    expect(heard.filter(navigation.loginWanted.match)).toHaveLength(1);
    expect(selectStep(store.getState())).toBe('form');
  });
});
