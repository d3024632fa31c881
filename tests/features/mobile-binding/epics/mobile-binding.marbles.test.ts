import { BehaviorSubject, delay, of, Subject, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/mobile-binding/commands';
import { mobileBinding } from '#features/mobile-binding/index';
import { events as navigation } from '#features/navigation/events';
import { events as notices } from '#features/notices/events';
import { runTogether } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { anEntry } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

const mobile = '13900000021';
const script: Readonly<Record<string, Message>> = {
  e: navigation.routeEntered(anEntry({ name: 'userMobile' })),
  r: commands.requestCode({ mobile }),
  b: commands.bindMobile({ mobile, code: '123456', password: 'secret-word' }),
  u: commands.unbindMobile({ password: 'secret-word' }),
  q: auth.loggedOut({ by: 'member' }),
};

/** In virtual time, answered by the last part of the path; what has no answer is refused with this code. */
const played = (heard: string, answers: Readonly<Record<string, unknown>> = {}, refusal = 460) => {
  const scheduler = new TestScheduler(() => undefined);
  const asked: ApiRequest[] = [];
  const said: Message[] = [];
  const { reducer } = mobileBinding;
  const state$ = new BehaviorSubject({ mobileBinding: reducer(undefined, { type: '' }) });
  scheduler.run(({ hot }) => {
    const action$ = new Subject<Message>();
    const hear = (message: Message) => {
      state$.next({ mobileBinding: reducer(state$.value.mobileBinding, message) });
      action$.next(message);
    };
    const send = (request: ApiRequest) => {
      asked.push(request);
      const name = request.path.split('/').at(-1) ?? '';
      return name in answers
        ? of(anAnswer(answers[name])).pipe(delay(10))
        : throwError(() => new CallRefused(aReply(refusal, { businessMsg: '不对' })));
    };
    const ports = fakePorts({ send, now: () => scheduler.now() });
    const running = runTogether(mobileBinding.epics())(action$, state$, ports).subscribe((message) => {
      said.push(message);
      hear(message);
    });
    hot(`${heard} |`, script).subscribe({ next: hear, complete: () => running.unsubscribe() });
  });
  const told = said
    .filter((message) => notices.noticeRaised.match(message))
    .map(({ payload }) => payload.text);
  return { asked, said, told, state: state$.value.mobileBinding };
};
const bound = { mobile: '139****0021' };

test('entering asks which number is bound', () => {
  const { asked, state } = played('e 20ms', { mobile: bound });
  expect(asked).toMatchObject([{ path: '/pb/userCenter/mobile', session: 'required' }]);
  expect(state.mobile).toBe(bound.mobile);
});

test('a code is asked for once a minute, and the seconds are counted', () => {
  const { asked, state, told } = played('r 2ms r 20ms r 3s', { mobileCode: null });
  expect(asked).toMatchObject([{ path: '/pb/userCenter/mobileCode', captcha: 'sms', body: { mobile } }]);
  expect(state.secondsLeft).toBeGreaterThan(50);
  expect(told).toEqual(['验证码已发送']);
  expect(played('r 65s r 20ms', { mobileCode: null }).asked).toHaveLength(2);
});

test('a number is bound once for two clicks; its forms begin anew', () => {
  const { asked, state, told } = played('b 2ms b 20ms', { bindMobile: bound });
  expect(asked).toMatchObject([{ sealed: true, bodyKind: 'form' }]);
  expect(state).toMatchObject({ mobile: bound.mobile, changes: 1, isChanging: false });
  expect(told).toEqual(['已绑定手机 139****0021']);
});

test.each([
  [460, 'password'],
  [400, 'code'],
  [441, 'mobile'],
  [510, 'form'],
] as const)('a refusal %i stands at the field %s', (code, at) => {
  expect(played('b 5ms', {}, code).state.complaint).toEqual({ change: 'bind', at, message: '不对' });
});

test('unbinding asks with the password, and no event repeats it', () => {
  const { said, state, told } = played('e 20ms u 20ms', { mobile: bound, unbindMobile: { mobile: '' } });
  expect(state.mobile).toBe('');
  expect(told).toEqual(['已解除手机绑定']);
  const events = said.filter(({ type }) => !type.endsWith('Mobile'));
  expect(JSON.stringify(events)).not.toMatch(/secret-word|13900000021/);
});

test('nothing of one member is left for the next', () => {
  const { state } = played('e 20ms r 20ms q 3s', { mobile: bound, mobileCode: null });
  expect(state).toEqual({ isSending: false, secondsLeft: 0, isChanging: false, changes: 1 });
});
