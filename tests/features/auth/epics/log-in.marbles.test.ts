import { of, tap } from 'rxjs';
import { commands } from '#features/auth/commands';
import { logIn } from '#features/auth/epics/log-in';
import { events } from '#features/auth/events';
import { strangerOf, userOf } from '#features/auth/user';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { someRights, someUserInfo, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { aReply, anAnswer } from '#tests/support/replies';

const LOGIN = '/api/web/loginByAuth';
const answers: Readonly<Record<string, ApiReply>> = {
  [LOGIN]: anAnswer({ accessToken: 'a', globalId: '6001' }, { id: 'cas' }),
  '/pb/api/web/usr': anAnswer(someUserInfo({ vipStatus: true })),
  '/pb/api/web/queryRights': anAnswer(someRights({ haveRights: true })),
};
const command = commands.logIn({ username: 'member', password: 'Zaojia@2026', remember: true });
const inTab = commands.logIn({ username: 'member', password: 'Zaojia@2026', remember: false });
const user = userOf(someUserInfo({ vipStatus: true }), someRights({ haveRights: true }));
const values = {
  l: command,
  m: inTab,
  s: events.loginRequested({ way: 'account' }, command),
  i: events.loggedIn({ user, way: 'account' }, command),
};

const story = (
  commandsAt: string,
  picture: string,
  given: Partial<Record<string, ApiReply | Error>> = {},
  more = {},
) => {
  const sent: ApiRequest[] = [];
  const [kept, tab, cookies] = [memoryStorage({ deviceId: 'd' }), memoryStorage(), memoryStorage()];
  marbles(({ hot, cold, expectObservable }) => {
    const send = (request: ApiRequest) => {
      sent.push(request);
      const answer = given[request.path] ?? answers[request.path];
      return answer instanceof Error || !answer
        ? cold<ApiReply>('-#', {}, answer)
        : cold('-(k|)', { k: answer });
    };
    const ports = fakePorts({ send, kept, tab, cookies });
    expectObservable(logIn(hot<Message>(commandsAt, { ...values, ...more }), stateOf({}), ports)).toBe(
      picture,
      {
        ...values,
        ...more,
      },
    );
  })();
  return { sent, kept, tab, cookies };
};

describe('logIn', () => {
  test('[LOGIN-012] that a member is new is said by the answer to the login alone', () => {
    const reply = anAnswer({ accessToken: 'a', globalId: '6001', isNewUser: true }, { id: 'cas' });
    const i = events.loggedIn({ user: { ...user, isNewUser: true }, way: 'account' }, command);
    story('-l', '-s-i', { [LOGIN]: reply }, { i });
  });

  test('[LOGIN-010][SESSION-005] sends the form, then fetches user info and rights together', () => {
    const { sent } = story('-l', '-s-i');
    expect(sent.map(({ path }) => path)).toEqual([LOGIN, '/pb/api/web/usr', '/pb/api/web/queryRights']);
    expect(sent[0]).toEqual({
      method: 'POST',
      path: LOGIN,
      bodyKind: 'form',
      sealed: true,
      body: {
        username: 'member',
        password: 'Zaojia@2026',
        validate: '-1',
        deviceId: 'd',
        rememberLoginStatus: true,
      },
      headers: { username: 'member' },
      session: 'none',
      quiet: true,
    });
  });

  test('[CALL-006] the name stands in a header of plain signs, whatever it is written in', () => {
    const chinese = commands.logIn({ username: '造价员', password: 'Zaojia@2026', remember: true });
    const { sent } = story(
      '-c',
      '-s-i',
      {},
      {
        c: chinese,
        s: events.loginRequested({ way: 'account' }, chinese),
        i: events.loggedIn({ user, way: 'account' }, chinese),
      },
    );
    expect(sent[0]?.headers).toEqual({ username: '%E9%80%A0%E4%BB%B7%E5%91%98' });
  });

  test('[SESSION-002] auto-login keeps token and casId beyond the tab', () => {
    const { kept, tab, cookies } = story('-l', '-s-i');
    expect(Object.fromEntries(kept.values)).toEqual({ deviceId: 'd', accessToken: 'a', casId: 'cas' });
    expect(tab.values.size).toBe(0);
    expect(cookies.get('keepLogin')).toBe('true');
  });

  test('without auto-login they stay in the tab', () => {
    const { kept, tab, cookies } = story(
      '-m',
      '-s-i',
      {},
      {
        s: events.loginRequested({ way: 'account' }, inTab),
        i: events.loggedIn({ user, way: 'account' }, inTab),
      },
    );
    expect(Object.fromEntries(tab.values)).toEqual({ accessToken: 'a', casId: 'cas' });
    expect([kept.get('accessToken'), cookies.get('keepLogin')]).toEqual([undefined, undefined]);
  });

  test('a second click while the first is on its way changes nothing', () => {
    expect(story('-ll', '-s-i').sent).toHaveLength(3);
  });

  test('[LOGIN-014] [CONFLICT-016] a refusal is an event with the words of the server, and nothing is stored', () => {
    const refused = new CallRefused(aReply(460, { businessMsg: '用户名或密码错误' }));
    const f = events.loginFailed(
      { problem: { code: 460, message: '用户名或密码错误' }, way: 'account' },
      command,
    );
    const { kept, tab } = story('-l', '-sf', { [LOGIN]: refused }, { f });
    expect([kept.get('accessToken'), tab.values.size]).toEqual([undefined, 0]);
  });

  test.each([
    ['without a word', aReply(322)],
    ['with data that names nobody', aReply(460, { data: { globalId: '' } })],
    ['without a token', anAnswer({})],
  ])('[RELOGIN-008] [CONFLICT-016] a failure %s is 登录失败', (_, reply) => {
    const problem = { code: reply.statusCode, message: '登录失败' };
    const answer = reply.statusCode === 200 ? reply : new CallRefused(reply);
    story('-l', '-sf', { [LOGIN]: answer }, { f: events.loginFailed({ problem, way: 'account' }, command) });
  });

  test('a body the gateway handed through with another code is a refusal, too', () => {
    const f = events.loginFailed({ problem: { code: 999, message: '账号已注销' }, way: 'account' }, command);
    story('-l', '-sf', { [LOGIN]: aReply(999, { businessMsg: '账号已注销' }) }, { f });
  });

  test('[SESSION-031] a user who cannot be read is in all the same, without rights, and is asked for once more', () => {
    const stranger = strangerOf({ globalId: '6001', accountName: 'member', isNewUser: false });
    const i = events.loggedIn({ user: stranger, way: 'account' }, command);
    const { kept, sent } = story('-l', '-s-i', { '/pb/api/web/queryRights': new Error('网络异常') }, { i });
    expect(kept.get('accessToken')).toBe('a');
    expect(stranger).toMatchObject({ isVip: false, hasRights: false, canPublish: false, isInternal: false });
    expect(sent.filter(({ path }) => path === '/pb/api/web/queryRights')).toHaveLength(2);
  });

  test('[SESSION-031] what they are is told as soon as it can be read', () => {
    let asked = 0;
    const heard: Message[] = [];
    marbles(({ cold, hot, expectObservable }) => {
      const send = ({ path }: ApiRequest) => {
        if (path === '/pb/api/web/usr' && ++asked === 1)
          return cold<ApiReply>('#', {}, new Error('网络异常'));
        return cold('(k|)', { k: answers[path] ?? aReply(404) });
      };
      const told$ = logIn(hot<Message>('l', { l: command }), stateOf({}), fakePorts({ send }));
      expectObservable(told$.pipe(tap((message) => heard.push(message)))).toBe('(si) 2996ms r', {
        s: values.s,
        i: expect.objectContaining({ type: events.loggedIn.type }),
        r: events.userReloaded({ user }, command),
      });
    })();
    expect(heard).toHaveLength(3);
  });

  test('[RELOGIN-001] [CONFLICT-016] a refusal that names the account is a conflict with whoever is logged in', () => {
    const refused = new CallRefused(
      aReply(460, { businessMsg: '账号已在其他地方登录', data: { globalId: '6001' } }),
    );
    const c = events.loginConflicted({ globalId: '6001', username: 'member' }, command);
    story('-l', '-sc', { [LOGIN]: refused }, { c });
  });

  test('[SESSION-008] a login is told to everybody, once, with who it is and how they came', () => {
    const heard: Message[] = [];
    const ports = fakePorts({ send: ({ path }) => of(answers[path] ?? aReply(404)) });
    logIn(of(command), stateOf({}), ports).subscribe((message) => heard.push(message));
    expect(heard).toEqual([values.s, values.i]);
  });

  test('faults 51 and 52: what the browser refuses to keep is told after the login', () => {
    const heard: string[] = [];
    const cookies = { ...memoryStorage(), get: () => undefined };
    const ports = fakePorts({ send: ({ path }) => of(answers[path] ?? aReply(404)), cookies });
    logIn(of(command), stateOf({}), ports).subscribe(({ type }) => heard.push(type));
    expect(heard).toEqual([values.s.type, values.i.type, events.keepingRejected.type]);
  });

  test('after a failure the next try works', () => {
    const f = events.loginFailed({ problem: { code: -1, message: '网络异常' }, way: 'account' }, command);
    const { sent } = story('-l---l', '-sf--sf', { [LOGIN]: new Error('网络异常') }, { f });
    expect(sent).toHaveLength(2);
  });
});
