import { of } from 'rxjs';
import { events } from '#features/auth/events';
import { commands } from '#features/auth/commands';
import {
  failWithApplication,
  forgetSecrets,
  keepUser,
  leaveForApplicant,
  leaveLostSession,
  renewOrLeave,
  tellNotKept,
} from '#features/auth/policies';
import { vault } from '#features/auth/vault';
import { events as multiLogin } from '#features/multi-login/events';
import { events as notices } from '#features/notices/events';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts, memoryStorage } from '#tests/support/ports';

const tells = (epic: Epic, heard: Message, told: readonly Message[], ports = fakePorts()): void => {
  const said: Message[] = [];
  epic(of(heard), stateOf({ auth: { status: 'out', isDialogOpen: false, way: 'account' } }), ports).subscribe(
    (message) => said.push(message),
  );
  expect(said).toEqual(told);
};

const expired = events.sessionExpired();
const abandoned = events.loginAbandoned();

describe('renewOrLeave', () => {
  const values = {
    x: expired,
    r: commands.renewSession(undefined, expired),
    a: events.loginAbandoned(undefined, expired),
  };

  test(
    '[RELOGIN-010] with the keep-login cookie an expired session is renewed in silence',
    marbles(({ hot, expectObservable }) => {
      const ports = fakePorts({ cookies: memoryStorage({ keepLogin: 'true' }) });
      expectObservable(renewOrLeave(hot<Message>('-x', values), stateOf({}), ports)).toBe('-r', values);
    }),
  );

  test.each<Readonly<Record<string, string>>>([{}, { keepLogin: 'false' }])(
    '[RELOGIN-011] without it the session is given up: %j',
    (cookies) =>
      marbles(({ hot, expectObservable }) => {
        const ports = fakePorts({ cookies: memoryStorage(cookies) });
        expectObservable(renewOrLeave(hot<Message>('-x', values), stateOf({}), ports)).toBe('-a', values);
      })(),
  );
});

describe('failWithApplication', () => {
  const refused = (message: string) =>
    events.loginFailed({ problem: { code: 460, message }, way: 'account' });
  const problem = { code: -1, message: '网络异常' };

  test.each([
    ['[RELOGIN-003]', multiLogin.applicationBlocked({ message: '其他用户正在申请登录，请稍后再试' })],
    ['[RELOGIN-005]', multiLogin.applicationCancelled({ message: '用户取消登录' })],
    ['[RELOGIN-007]', multiLogin.loginDenied({ message: '申请被拒绝', by: 'deny' })],
  ])('%s the login fails in the words of the application', (_, heard) => {
    const failed = causedBy(refused(heard.payload.message), heard);
    tells(failWithApplication, heard, [failed]);
  });

  test('an application that could not be made fails it, too', () => {
    const heard = multiLogin.applicationFailed({ problem });
    tells(failWithApplication, heard, [causedBy(events.loginFailed({ problem, way: 'account' }), heard)]);
  });

  test('one that is allowed does not', () => {
    tells(failWithApplication, multiLogin.applicationAllowed({ globalId: '1', username: 'twin' }), []);
  });
});

test('faults 51 and 52: a login that cannot be kept says so', () => {
  const heard = events.keepingRejected();
  const told = notices.noticeRaised({
    type: 'warning',
    title: '自动登录未生效',
    text: '浏览器不允许本站保存登录状态，关闭页面后需要重新登录',
    durationMs: 8_000,
  });
  tells(tellNotKept, heard, [causedBy(told, heard)]);
});

test('[SESSION-003] who is logged in is kept beside the token, for a week', () => {
  const kept = memoryStorage({ accessToken: 'a' });
  const loggedIn = events.loggedIn({ user: aUser(), way: 'account' });
  tells(keepUser, loggedIn, [], fakePorts({ kept }));
  expect(JSON.parse(kept.get('userInfo') ?? '')).toMatchObject({ globalId: '6001', accountName: 'member' });
  expect(kept.lives.get('userInfo')).toBe(604_800_000);
});

describe('leaveLostSession', () => {
  const ended = events.sessionEnded({ message: '本次登录已在其他设备上被结束' });
  const wordless = events.sessionEnded({ message: '' });
  const told = (text: string, cause: Message) =>
    causedBy(notices.noticeRaised({ type: 'error', text, durationMs: 8_000 }), cause);
  const values = {
    a: abandoned,
    e: ended,
    w: wordless,
    o: events.loggedOut({ by: 'server' }, abandoned),
    n: told('登录状态已失效，请重新登录', abandoned),
    p: events.loggedOut({ by: 'server' }, ended),
    m: told('本次登录已在其他设备上被结束', ended),
    q: events.loggedOut({ by: 'server' }, wordless),
    k: told('登录状态已失效，请重新登录', wordless),
    x: expired,
  };
  const leave = (status: string, diagram: string, expected: string) =>
    marbles(({ hot, expectObservable }) => {
      const state$ = stateOf({ auth: { status } });
      expectObservable(leaveLostSession(hot<Message>(diagram, values), state$, fakePorts())).toBe(
        expected,
        values,
      );
    });

  test('whoever gave the session up is out, and is told why', leave('in', '-a---x', '-(on)'));
  test('[STATUS-303] a session the server ended is left, in its words', leave('in', '-e', '-(pm)'));
  test('[STATUS-303] where it had none, in ours', leave('in', '-w', '-(qk)'));
  test('of two that learn it in one turn the first leaves it', leave('in', '-(ae)', '-(on)'));
  test('whoever is out already is not logged out again', leave('out', '-e-a-e', ''));
});

describe('leaveForApplicant', () => {
  const settled = (option: 'allow' | 'deny' | 'timeout' | 'cancel') =>
    multiLogin.applicationSettled({ id: '1', option });
  const asks = (status: string, heard: Message): readonly Message[] => {
    const asked: Message[] = [];
    leaveForApplicant(of(heard), stateOf({ auth: { status } }), fakePorts()).subscribe((one) =>
      asked.push(one),
    );
    return asked;
  };

  test('[RELOGIN-006] whoever made room leaves at once', () => {
    expect(asks('in', settled('allow'))).toEqual([commands.logOut(undefined, settled('allow'))]);
  });

  test.each(['deny', 'timeout', 'cancel'] as const)('whoever did not stays: %s', (option) => {
    expect(asks('in', settled(option))).toEqual([]);
  });

  test('told a second time, they are out already', () => {
    expect(asks('out', settled('allow'))).toEqual([]);
  });
});

const SECRETS = { accessToken: 'a', casId: 'c', userInfo: '{"globalId":"6001"}' };
const KEYS = Object.keys(SECRETS);
const left = (by: 'member' | 'server' | 'other-tab', kept: object, tab: object) => {
  const ports = fakePorts({
    kept: memoryStorage({ ...kept, deviceId: 'd' }),
    tab: memoryStorage({ ...tab }),
    cookies: memoryStorage({ keepLogin: 'true' }),
  });
  const held = vault(ports);
  expect([held.accessToken(), held.casId(), held.keptUser()?.globalId, held.keepsLogin()]).toEqual([
    'a',
    'c',
    '6001',
    true,
  ]);
  marbles(({ hot, expectObservable }) => {
    const values = { o: events.loggedOut({ by }) };
    expectObservable(forgetSecrets(hot<Message>('-o', values), stateOf({}), ports)).toBe('');
  })();
  const [inKept = [], inTab, inCookies] = [ports.kept, ports.tab, ports.cookies].map(({ values }) =>
    [...values.keys()].filter((key) => key !== 'deviceId'),
  );
  return { inKept, inTab, inCookies, reloads: ports.page.reload.mock.calls.length };
};
const NOTHING = { inKept: [], inTab: [], inCookies: [], reloads: 0 };

describe('forgetSecrets', () => {
  test.each([
    ['member', SECRETS, SECRETS],
    ['other-tab', SECRETS, SECRETS],
    ['server', SECRETS, {}],
    ['server', {}, SECRETS],
  ] as const)('[SESSION-009] nothing of the session stays, left by %s', (by, kept, tab) => {
    expect(left(by, kept, tab)).toEqual(NOTHING);
  });

  test('what another tab keeps outlives the session of this one, which begins anew with it', () => {
    const another = { ...SECRETS, accessToken: 'b' };
    expect(left('server', another, SECRETS)).toEqual({
      inKept: KEYS,
      inTab: [],
      inCookies: ['keepLogin'],
      reloads: 1,
    });
  });
});
