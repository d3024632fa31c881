import { of, Subject, throwError } from 'rxjs';
import { enterByPhone, enterByQrCode } from '#features/auth/epics/log-in';
import { events } from '#features/auth/events';
import { userOf } from '#features/auth/user';
import { events as multiLogin } from '#features/multi-login/events';
import { events as phoneLogin } from '#features/phone-login/events';
import { events as qrLogin } from '#features/qr-login/events';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { someRights, someUserInfo, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { aReply, anAnswer } from '#tests/support/replies';

const SMS = '/api/web/loginBySms';
const chosen = phoneLogin.accountChosen({
  globalId: '6001',
  userName: 'member',
  kind: 'personal',
  hasRights: false,
});
const answers: Readonly<Record<string, ApiReply>> = {
  '/pb/api/web/usr': anAnswer(someUserInfo()),
  '/pb/api/web/queryRights': anAnswer(someRights()),
};
const user = userOf(someUserInfo(), someRights());
const values = {
  c: chosen,
  s: events.loginRequested({ way: 'phone' }, chosen),
  i: events.loggedIn({ user, way: 'phone' }, chosen),
  f: events.loginFailed({ problem: { code: 460, message: '请重新验证手机号' }, way: 'phone' }, chosen),
};

const story = (picture: string, answer: ApiReply | Error) => {
  const sent: ApiRequest[] = [];
  marbles(({ hot, cold, expectObservable }) => {
    const send = (request: ApiRequest) => {
      sent.push(request);
      const reply = request.path === SMS ? answer : answers[request.path];
      return reply instanceof Error || !reply ? cold<ApiReply>('-#', {}, reply) : cold('-(k|)', { k: reply });
    };
    const ports = fakePorts({ send, kept: memoryStorage({ deviceId: 'd' }) });
    expectObservable(enterByPhone(hot<Message>('-c', values), stateOf({}), ports)).toBe(picture, values);
  })();
  return sent;
};

test('[LOGIN-011][SESSION-027][CALL-007] the chosen account enters with its global id, name and device, sealed', () => {
  const sent = story('-s-i', anAnswer({ accessToken: 'a', globalId: '6001' }, { id: 'cas' }));
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: SMS,
    sealed: true,
    session: 'none',
    body: { globalId: '6001', userName: 'member', deviceId: 'd' },
    headers: { globalId: '6001', username: 'member' },
  });
});

const conflict = new CallRefused(
  aReply(460, { businessMsg: '账号已在其他地方登录', data: { globalId: '6001' } }),
);
const allowed = multiLogin.applicationAllowed({ globalId: '6001', username: 'member' });
const scanned = qrLogin.accountChosen(chosen.payload);

test.each([
  ['phone', enterByPhone, chosen, SMS],
  ['qr', enterByQrCode, scanned, '/pb/api/web/loginByQrCode'],
] as const)('[RELOGIN-006] by %s, too, an allowed login is tried again', (way, epic, choice, path) => {
  const said$ = new Subject<Message>();
  const told: Message[] = [];
  let tries = 0;
  const send = (request: ApiRequest) => {
    if (request.path !== path) return of(answers[request.path] ?? aReply(404));
    tries += 1;
    return tries === 1 ? throwError(() => conflict) : of(anAnswer({ accessToken: 'a' }, { id: 'cas' }));
  };
  // As in the store: whatever an epic says is heard by all.
  epic(said$, stateOf({}), fakePorts({ send })).subscribe((message) => {
    told.push(message);
    said$.next(message);
  });
  said$.next(choice);
  said$.next(allowed);
  said$.next(allowed);
  said$.complete();
  expect(told).toEqual([
    events.loginRequested({ way }, choice),
    events.loginConflicted({ globalId: '6001', username: 'member' }, choice),
    events.loginRequested({ way }, allowed),
    events.loggedIn({ user, way }, allowed),
  ]);
});

test('without a permit the refusal stands under the form', () => {
  story('-sf', new CallRefused(aReply(460, { businessMsg: '请重新验证手机号' })));
});
