import { BehaviorSubject, delay, of, Subject, throwError, type Observable } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { events as notices } from '#features/notices/events';
import { events, userCenter } from '#features/user-center/index';
import { commands } from '#features/user-center/commands';
import { runTogether } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { anEntry } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { aDevice, aProfile } from '../some-profile';

const fields = { fullName: '王工', company: '', email: '', contactBy: 'none', contactTime: 'any' } as const;
const change = { oldPassword: 'old', newPassword: 'new-password' };
const devices = { devices: [aDevice('1')], browsers: { used: 1, limit: 30, days: 30, isCounted: true } };
const script: Readonly<Record<string, Message>> = {
  e: navigation.routeEntered(anEntry({ name: 'userCenter' })),
  d: navigation.routeEntered(anEntry({ name: 'userDevices' })),
  h: navigation.routeEntered(anEntry({ name: 'home' })),
  s: commands.saveProfile(fields),
  k: commands.keepDraft(fields),
  p: commands.changePassword(change),
  x: commands.endDevice({ id: '1' }),
  y: commands.endDevice({ id: '2' }),
  o: commands.endOtherDevices(),
  q: auth.loggedOut({ by: 'member' }),
};

interface World {
  readonly answerMs?: number;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly startAt?: number;
}

/** The slice as it is, in virtual time, answered by the last part of the path; what has no answer fails. */
const played = (heard: string, { answers = {}, startAt = 0, answerMs }: World = {}) => {
  const slowly = <T>(answer$: Observable<T>) => (answerMs ? answer$.pipe(delay(answerMs)) : answer$);
  const scheduler = new TestScheduler(() => undefined);
  const asked: ApiRequest[] = [];
  const said: Message[] = [];
  const reducer = userCenter.reducer;
  const state$ = new BehaviorSubject({ userCenter: reducer(undefined, { type: '' }) });
  scheduler.run(({ hot }) => {
    const action$ = new Subject<Message>();
    const hear = (message: Message) => {
      state$.next({ userCenter: reducer(state$.value.userCenter, message) });
      action$.next(message);
    };
    const send = (request: ApiRequest) => {
      asked.push(request);
      const answer = answers[request.path.split('/').at(-1) ?? ''];
      return answer === undefined
        ? throwError(() => new CallRefused(aReply(460, { businessMsg: '原密码不正确' })))
        : slowly(of(anAnswer(answer)));
    };
    const ports = fakePorts({ send, now: () => startAt + scheduler.now() });
    const running = runTogether(userCenter.epics())(action$, state$, ports).subscribe((message) => {
      said.push(message);
      hear(message);
    });
    hot(`${heard} |`, script).subscribe({ next: hear, complete: () => running.unsubscribe() });
  });
  const told = said
    .filter((message) => notices.noticeRaised.match(message))
    .map(({ payload }) => payload.text);
  return { asked, said: said.filter(({ type }) => type !== events.dayBegun.type), all: said, told };
};
const types = (messages: readonly Message[]) => messages.map(({ type }) => type.split('/')[1]);

test('[ROUTE-006] the day is told at once, and a minute after midnight in Shanghai at the latest', () => {
  const { all } = played('5m', { startAt: Date.parse('2025-12-31T15:57:30Z') });
  expect(all).toEqual([events.dayBegun({ day: '2025-12-31' }), events.dayBegun({ day: '2026-01-01' })]);
});

test('[ROUTE-004] entering asks for what the page shows, and nothing else does', () => {
  expect(played('e', { answers: { profile: aProfile() } }).asked).toMatchObject([
    { method: 'GET', path: '/pb/userCenter/profile', session: 'required', quiet: true },
  ]);
  expect(played('d', { answers: { devices } }).asked).toMatchObject([{ path: '/pb/userCenter/devices' }]);
  expect(played('h').asked).toEqual([]);
});

test('an answer that is not what the contract promises is a failed load', () => {
  expect(types(played('e', { answers: { profile: { accountName: 1 } } }).said)).toEqual([
    'loadProfile',
    'profileRequested',
    'profileFailed',
  ]);
});

test('what is saved is told; what is typed is kept', () => {
  const { said, told, asked } = played('ks', { answers: { saveProfile: aProfile() } });
  expect(types(said)).toEqual(['draftNoted', 'savingRequested', 'profileSaved', 'noticeRaised']);
  expect(told).toEqual(['资料已保存']);
  expect(asked[0]).toMatchObject({ body: fields, quiet: true });
});

test('a password goes out sealed, and the profile is read anew', () => {
  const { asked, told } = played('p', { answers: { changePassword: { ended: 2 }, profile: aProfile() } });
  expect(asked).toMatchObject([
    { path: '/pb/userCenter/changePassword', bodyKind: 'form', sealed: true, body: change },
    { path: '/pb/userCenter/profile' },
  ]);
  expect(told).toEqual(['密码已修改，已退出其他 2 处登录']);
});

test('a refused password is the form’s business, with no notice beside it', () => {
  const { said, asked } = played('p');
  expect(types(said)).toEqual(['passwordChangeRequested', 'passwordRejected']);
  expect(asked[0]?.quiet).toBe(true);
});

test('ending a device is told; a failure is told by the gateway, and the list is asked anew', () => {
  expect(played('x', { answers: { endDevice: null } }).told).toEqual(['已结束该设备上的登录']);
  const { asked, said } = played('x', { answers: { devices } });
  expect(asked.map(({ path, quiet }) => [path, quiet])).toEqual([
    ['/pb/userCenter/endDevice', undefined],
    ['/pb/userCenter/devices', true],
  ]);
  expect(types(said)).toContain('endingFailed');
});

test('two devices may be ended at once, and one only once', () => {
  const { asked } = played('xyx 50ms', { answers: { endDevice: null }, answerMs: 20 });
  expect(asked.map(({ body }) => body)).toEqual([{ id: '1' }, { id: '2' }]);
});

test('ending all others says how many there were', () => {
  const answers = { endOtherDevices: { ended: 3 }, devices };
  expect(played('o', { answers }).told).toEqual(['已退出其他 3 处登录']);
  expect(played('o', { answers: { ...answers, endOtherDevices: { ended: 0 } } }).told).toEqual([
    '没有其他设备在登录',
  ]);
});
