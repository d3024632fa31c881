import { of, Subject, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as rightsTip } from '#features/rights-tip/events';
import { tracked as tipTracked } from '#features/rights-tip/tracked';
import { commands } from '#features/trial/commands';
import { events } from '#features/trial/events';
import {
  selectGranted,
  selectIsMember,
  selectIsSending,
  selectIsTrialOpen,
  selectMayCorrect,
  selectMayRequestCode,
  selectProblem,
  selectReason,
  selectRound,
  selectSecondsLeft,
  selectStep,
} from '#features/trial/selectors';
import { tracked } from '#features/trial/tracked';
import { CallRefused, type ApiReply } from '#src/kernel/send';
import { membership, navigation } from '#src/kernel/shared-events';
import type { Message } from '#src/kernel/messages';
import { aUser } from '#tests/support/builders';
import { anAnswer, aReply } from '#tests/support/replies';
import { application, APPLY, CODE, granted, openTrial as open, PROVINCES, provinces } from './a-trial';

const MOBILE = '13900000001';
const refusal = (words: string) => () => throwError(() => new CallRefused(aReply(441), words));
const comeIn = (more: Parameters<typeof aUser>[0] = {}) =>
  auth.loggedIn({ user: aUser(more), way: 'resumed' });
const payloads = <E extends Message>(heard: readonly Message[], match: (one: Message) => one is E) =>
  heard.filter(match).map((one) => (one as E & { readonly payload: unknown }).payload);

test('it says what it was opened from: the tip’s reason, the login, or the account', () => {
  const { say, heard } = open();
  say(rightsTip.trialWanted({ cause: 'call' }));
  say(auth.trialWanted());
  say(comeIn());
  say(auth.trialWanted());
  const from = heard.filter(events.trialOpened.match).map(({ payload }) => payload.from);
  expect(from).toEqual(['page', 'call', 'login', 'account']);
});

test('one opening is one fact to the analysts, whichever way it was opened', () => {
  const { say, heard } = open();
  say(auth.trialWanted());
  const facts = heard.flatMap((message) =>
    [tracked, tipTracked].flatMap((track) => track(message as never)?.fncode ?? []),
  );
  expect(facts.filter((fncode) => fncode === '120103')).toHaveLength(2);
});

test('what is closed is not closed again, and comes to nothing more', () => {
  const areas$ = new Subject<ApiReply>();
  const { store, heard } = open({ [PROVINCES]: () => areas$ });
  for (let times = 0; times < 2; times += 1) store.dispatch(commands.closeTrial());
  areas$.next(anAnswer(provinces));
  expect(payloads(heard, events.trialClosed.match)).toEqual([{ isGranted: false }]);
  expect(heard.some(events.provincesLoaded.match)).toBe(false);
});

test('without provinces the form says why', () => {
  const { store } = open({ [PROVINCES]: refusal('断了') });
  expect(selectProblem(store.getState())).toBe('省份没有取到：断了');
});

describe('a code', () => {
  afterEach(() => jest.useRealTimers());

  test('[TRIAL-009] is asked for once until sixty seconds have passed', () => {
    jest.useFakeTimers();
    const code$ = new Subject<ApiReply>();
    const { store, asked } = open({ [CODE]: () => code$ });
    const askCode = () => store.dispatch(commands.requestCode({ mobile: MOBILE }));
    const state = () =>
      [selectIsSending, selectMayRequestCode, selectSecondsLeft].map((of$) => of$(store.getState()));
    expect(state()).toEqual([false, true, 0]);
    askCode();
    expect(state()).toEqual([true, false, 0]);
    code$.next(anAnswer(null));
    code$.complete();
    jest.advanceTimersByTime(0);
    expect(state()).toEqual([false, false, 60]);
    askCode();
    expect(asked.filter(({ path }) => path === CODE)).toHaveLength(1);
    store.dispatch(events.countdownTicked({ secondsLeft: 0 }));
    askCode();
    expect(asked.filter(({ path }) => path === CODE)).toHaveLength(2);
    store.dispatch(commands.closeTrial());
  });

  test('that was not sent leaves its reason, and may be asked for at once; the reason goes with the next try', () => {
    const answers = [refusal('今天的次数用完了')(), new Subject<ApiReply>()];
    const { store, heard } = open({ [CODE]: () => answers.shift()! });
    store.dispatch(commands.requestCode({ mobile: MOBILE }));
    expect(heard.some(events.codeSent.match)).toBe(false);
    expect(selectProblem(store.getState())).toBe('今天的次数用完了');
    expect(selectMayRequestCode(store.getState())).toBe(true);
    store.dispatch(commands.requestCode({ mobile: MOBILE }));
    expect(selectProblem(store.getState())).toBeUndefined();
  });

  test('that comes after the closing is not told of', () => {
    const code$ = new Subject<ApiReply>();
    const { store, heard } = open({ [CODE]: () => code$ });
    store.dispatch(commands.requestCode({ mobile: MOBILE }));
    store.dispatch(commands.closeTrial());
    code$.next(anAnswer(null));
    expect(heard.some(events.codeSent.match)).toBe(false);
  });
});

describe('an application', () => {
  test('on its way has no complaint any more', () => {
    const { store } = open({ [PROVINCES]: refusal('断了'), [APPLY]: () => new Subject<ApiReply>() });
    store.dispatch(commands.apply(application));
    expect(selectProblem(store.getState())).toBeUndefined();
  });

  test('[TRIAL-007] that is refused without a word has an unknown reason, which goes with the correction', () => {
    const { store, heard } = open({ [APPLY]: refusal('') });
    store.dispatch(commands.correct());
    expect(heard.some(events.correctionBegun.match)).toBe(false);
    store.dispatch(commands.apply(application));
    expect(selectReason(store.getState())).toBe('未知原因');
    store.dispatch(commands.correct());
    expect(selectReason(store.getState())).toBeUndefined();
  });

  test('keeps what came of it on the screen while the dialog closes', () => {
    const { store, ports } = open({ [APPLY]: refusal('手机号已申请过试用') });
    store.dispatch(commands.apply(application));
    store.dispatch(commands.closeTrial());
    expect(ports.page.reload).not.toHaveBeenCalled();
    expect([selectIsTrialOpen(store.getState()), selectStep(store.getState())]).toEqual([false, 'rejected']);
  });

  test('[TRIAL-016] of a VIP is refused without a form, and there is nothing to correct', () => {
    const { store, say } = open();
    say(comeIn({ isVip: true }));
    say(auth.trialWanted());
    expect(selectReason(store.getState())).toBe('该账号已是 VIP，无需申请试用');
    expect(selectMayCorrect(store.getState())).toBe(false);
  });

  test('stays granted where the member could not be read anew', () => {
    const { store, say, heard } = open({ [APPLY]: () => of(anAnswer(granted)) }, () =>
      throwError(() => new CallRefused(aReply(500))),
    );
    say(comeIn());
    store.dispatch(commands.apply(application));
    expect(heard.filter(events.userReloadFailed.match)).toHaveLength(1);
    expect([selectStep(store.getState()), selectReason(store.getState())]).toEqual(['granted', undefined]);
  });

  test('[TRIAL-003] of a member stays theirs when the session is lost: the login leads back to the page', () => {
    const { store, say, heard } = open();
    say(comeIn());
    say(auth.trialWanted());
    say(auth.loggedOut({ by: 'server' }));
    expect(selectIsMember(store.getState())).toBe(true);
    store.dispatch(commands.apply(application));
    expect(payloads(heard, navigation.loginWanted.match)).toEqual([{ destination: '/policy/index' }]);
  });
});

describe('after a log-out', () => {
  const closed = (by: 'server' | 'other-tab', leave: (store: ReturnType<typeof open>['store']) => void) => {
    const tab = open({ [APPLY]: () => of(anAnswer(granted)) });
    tab.say(comeIn());
    tab.say(auth.trialWanted());
    leave(tab.store);
    const round = selectRound(tab.store.getState());
    tab.say(auth.loggedOut({ by }));
    expect(selectRound(tab.store.getState())).toBe(round);
    return tab.store.getState();
  };

  test.each([
    ['in another tab a form is gone', 'other-tab', () => {}],
    ['a form that was closed waits for nobody', 'server', (store) => store.dispatch(commands.closeTrial())],
    ['what was granted is not shown', 'server', (store) => store.dispatch(commands.apply(application))],
  ] as const satisfies readonly (readonly [string, string, Parameters<typeof closed>[1]])[])(
    '%s',
    (_, by, leave) => {
      const state = closed(by, leave);
      expect([selectIsTrialOpen, selectIsMember, selectGranted].map((of$) => of$(state))).toEqual([
        false,
        false,
        undefined,
      ]);
    },
  );

  test('another member’s login begins with what is known of them', () => {
    const { store, say } = open();
    say(comeIn());
    say(auth.trialWanted());
    const round = selectRound(store.getState());
    say(auth.loggedOut({ by: 'server' }));
    say(comeIn({ globalId: 'other', hasApplied: true }));
    expect([selectRound(store.getState()), selectMayCorrect(store.getState())]).toEqual([round, false]);
  });
});

describe('the member is read anew', () => {
  afterEach(() => jest.useRealTimers());

  test('when days of VIP were given', () => {
    const { say, readUser } = open();
    say(membership.vipGiven());
    expect(readUser).toHaveBeenCalledTimes(1);
  });

  test('[TRIAL-011] when a trial that the login told of should be over', () => {
    jest.useFakeTimers();
    const { say, readUser } = open();
    say(comeIn({ trialLeftS: 10 }));
    jest.advanceTimersByTime(10_999);
    expect(readUser).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(readUser).toHaveBeenCalledTimes(1);
  });

  test('by the last who asks', () => {
    const { say, readUser } = open({}, () => new Subject<never>());
    say(membership.vipGiven());
    say(membership.vipGiven());
    expect(readUser).toHaveBeenCalledTimes(2);
  });
});
