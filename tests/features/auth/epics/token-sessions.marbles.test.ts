import { switchMap, tap, timer } from 'rxjs';
import { commands } from '#features/auth/commands';
import { logInByToken } from '#features/auth/epics/log-in-by-token';
import { renewSession, resume } from '#features/auth/epics/session';
import { events } from '#features/auth/events';
import { events as prompts } from '#features/prompts/events';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { aUser, someRights, someUserInfo, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts, memoryStorage, type MemoryStorage } from '#tests/support/ports';
import { aReply, anAnswer } from '#tests/support/replies';

const TOKEN = '/api/web/loginByToken';
const answers: Readonly<Record<string, ApiReply>> = {
  [TOKEN]: anAnswer({ token: 'new' }, { id: 'cas-new' }),
  '/pb/api/web/usr': anAnswer(someUserInfo()),
  '/pb/api/web/queryRights': anAnswer(someRights()),
};
const values = {
  t: commands.logInByToken({ accessToken: 'from-address' }),
  n: commands.renewSession(),
  r: commands.resume(),
};
const refused = new CallRefused(aReply(401, { businessMsg: '令牌无效' }));

interface World {
  readonly kept?: MemoryStorage;
  readonly tab?: MemoryStorage;
  readonly turn?: Ports['turn'];
  readonly given?: Readonly<Record<string, Error>>;
  /** What the first calls fail with, whatever they are. */
  readonly first?: readonly Error[];
  readonly messages?: Readonly<Record<string, Message>>;
}

const story = (
  epic: Epic,
  heard: string,
  picture: string,
  expected: Readonly<Record<string, Message>>,
  {
    kept = memoryStorage(),
    tab = memoryStorage(),
    turn,
    given = {},
    first = [],
    messages = values,
  }: World = {},
) => {
  const sent: ApiRequest[] = [];
  const page = { ...fakePorts().page, reload: jest.fn<void, []>() };
  const cookies = memoryStorage({ keepLogin: 'true' });
  marbles(({ hot, cold, expectObservable }) => {
    const send = (request: ApiRequest) => {
      sent.push(request);
      const failure = first[sent.length - 1] ?? given[request.path];
      return failure
        ? cold<ApiReply>('--#', {}, failure)
        : cold('--(k|)', { k: answers[request.path] ?? aReply(404) });
    };
    const ports = fakePorts({ send, kept, tab, cookies, page, ...(turn && { turn }) });
    expectObservable(epic(hot<Message>(heard, messages), stateOf({}), ports)).toBe(picture, expected);
  })();
  return { sent, kept, tab, cookies, page };
};

describe('logInByToken', () => {
  const loggedIn = { i: events.loggedIn({ user: aUser(), way: 'token' }, values.t) };

  test('[GUARD-004] the token from the address logs in, for this tab alone', () => {
    const { sent, kept, tab, cookies } = story(logInByToken, '-t', '-----i', loggedIn);
    expect(sent[0]).toMatchObject({ path: TOKEN, body: { accessToken: 'from-address' }, session: 'none' });
    expect(Object.fromEntries(tab.values)).toEqual({ accessToken: 'new', casId: 'cas-new' });
    expect([kept.values.size, cookies.values.size]).toEqual([0, 0]);
  });

  test('a stored session that holds no longer gives way to it', () => {
    const kept = memoryStorage({ accessToken: 'old', casId: 'cas-old' });
    const answers = [new CallRefused(aReply(303))];
    const { tab } = story(logInByToken, '-t', '-------i', loggedIn, { kept, first: answers });
    expect([tab.get('accessToken'), kept.values.size]).toEqual(['new', 0]);
  });

  test('[GUARD-007] a refused token is told, and there is no session', () => {
    const f = events.tokenRejected({ problem: { code: 401, message: '令牌无效' } }, values.t);
    const o = events.noSessionFound(undefined, values.t);
    const { tab } = story(logInByToken, '-t', '---(fo)', { f, o }, { given: { [TOKEN]: refused } });
    expect(tab.values.size).toBe(0);
  });
});

describe('logInByToken where somebody is logged in, fault 64', () => {
  const stored = () => memoryStorage({ accessToken: 'old', casId: 'cas-old' });
  const answer = (key?: string) =>
    prompts.promptAnswered({ id: 'auth.change-account', ...(key !== undefined && { key }) });
  const told = {
    r: events.loggedIn({ user: aUser(), way: 'resumed' }, values.t),
    i: events.loggedIn({ user: aUser(), way: 'token' }, values.t),
    q: expect.objectContaining({ type: prompts.promptRaised.type }) as Message,
    f: events.tokenRejected({ problem: { code: 401, message: '令牌无效' } }, values.t),
  };
  const heard = {
    ...values,
    y: answer('change'),
    n: answer('stay'),
    x: answer(),
    o: events.loggedOut({ by: 'member' }),
  };
  const asked = (diagram: string, picture: string, world: World = {}) =>
    story(logInByToken, diagram, picture, told, { kept: stored(), ...world, messages: heard });

  test('the member is asked, and nothing is changed before the answer', () => {
    const { sent, kept, tab } = asked('-t', '---(rq)');
    expect(sent.map(({ path }) => path)).not.toContain(TOKEN);
    expect([kept.get('accessToken'), tab.values.size]).toEqual(['old', 0]);
  });

  test('who is known from the last time is asked, and read again, and the token waits for the answer', () => {
    const user = aUser({ fullName: '' });
    const kept = memoryStorage({ accessToken: 'old', casId: 'cas-old', userInfo: JSON.stringify(user) });
    const i = events.loggedIn({ user, way: 'resumed' }, values.t);
    const u = events.userReloaded({ user: aUser() }, values.t);
    const first = [new CallRefused(aReply(500))];
    const { sent } = story(
      logInByToken,
      '-t',
      '---(iq) 2998ms u',
      { ...told, i, u },
      { kept, first, messages: heard },
    );
    expect(sent.map(({ path }) => path)).not.toContain(TOKEN);
  });

  test.each(['n', 'x', 'oy'])(
    'declined (%s), the session stays and the token is not shown to the server',
    (answers) => {
      const { sent, kept, page } = asked(`-t------${answers}`, '---(rq)');
      expect(sent.map(({ path }) => path)).not.toContain(TOKEN);
      expect(kept.get('accessToken')).toBe('old');
      expect(page.reload).not.toHaveBeenCalled();
    },
  );

  test('agreed, the other member is in and the page begins anew', () => {
    const { kept, tab, page } = asked('-t------y', '---(rq)-----i');
    expect([tab.get('accessToken'), kept.values.size]).toEqual(['new', 0]);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test('a refused token takes nobody’s session away', () => {
    const { kept, page } = asked('-t------y', '---(rq)---f', { given: { [TOKEN]: refused } });
    expect(kept.get('accessToken')).toBe('old');
    expect(page.reload).not.toHaveBeenCalled();
  });
});

describe('renewSession', () => {
  const kept = () => memoryStorage({ accessToken: 'old', casId: 'cas-old' });
  const renewed = { d: events.sessionRenewed(undefined, values.n) };

  test('[RELOGIN-012] [CONFLICT-018] loginByToken shows the stored token and keeps the new one in its place', () => {
    const stored = kept();
    const { sent } = story(renewSession, '-n', '---d', renewed, { kept: stored });
    expect(sent).toEqual([
      {
        method: 'POST',
        path: TOKEN,
        bodyKind: 'form',
        sealed: true,
        body: { accessToken: 'old' },
        session: 'none',
        quiet: true,
      },
    ]);
    expect(Object.fromEntries(stored.values)).toMatchObject({ accessToken: 'new', casId: 'cas-new' });
  });

  test('however often it is asked for meanwhile, there is one renewal; later there is another', () => {
    const tab = memoryStorage({ accessToken: 'old', casId: 'cas-old' });
    const { sent } = story(renewSession, '-nn--n', '---d---d', renewed, { tab });
    expect(sent).toHaveLength(2);
  });

  test('a token that was renewed a moment ago and has expired again is renewed again', () => {
    const tab = memoryStorage();
    const shared = kept();
    story(renewSession, '-n', '---d', renewed, { kept: shared, tab });
    expect(story(renewSession, '-n', '---d', renewed, { kept: shared, tab }).sent).toMatchObject([
      { path: TOKEN, body: { accessToken: 'new' } },
    ]);
  });

  test.each([
    ['renews nothing', 'cas-old', 0],
    ['of another login counts for nothing', 'cas-other', 1],
  ])('a turn that comes long after another tab’s renewal %s', (_, family, calls) => {
    const shared = kept();
    const turn: Ports['turn'] = (_name, work$) =>
      timer(20_000).pipe(
        tap(() => {
          shared.set('accessToken', 'newer', 1_000);
          shared.set('casId', family, 1_000);
        }),
        switchMap(() => work$),
      );
    expect(
      story(renewSession, '-n', calls ? '- 20002ms d' : '- 20s d', renewed, { kept: shared, turn }).sent,
    ).toHaveLength(calls);
  });

  test.each([
    ['the same member goes on with it, renewed', '6001', 'old', { shared: 'new', tab: undefined }],
    ['that of another member stays theirs', '6002', 'tab', { shared: 'old', tab: 'new' }],
  ])('another tab keeps a login by now: %s', (_, globalId, accessToken, left) => {
    const user = JSON.stringify(aUser());
    const tab = memoryStorage({ accessToken: 'tab', casId: 'cas-tab', userInfo: user });
    const other = JSON.stringify(aUser({ globalId }));
    const shared = memoryStorage({ accessToken: 'old', casId: 'cas-old', userInfo: other });
    const { sent } = story(renewSession, '-n', '---d', renewed, { kept: shared, tab });
    expect(sent).toMatchObject([{ path: TOKEN, body: { accessToken } }]);
    expect({ shared: shared.get('accessToken'), tab: tab.get('accessToken') }).toEqual(left);
  });

  test('a refused renewal gives the login up', () => {
    const a = { a: events.loginAbandoned(undefined, values.n) };
    story(renewSession, '-n', '---a', a, { kept: kept(), given: { [TOKEN]: refused } });
  });
});

describe('resume', () => {
  const none = { o: events.noSessionFound(undefined, values.r) };

  test('without a stored token nobody is asked', () => {
    expect(story(resume, '-r', '-o', none).sent).toEqual([]);
  });

  test('a stored session is resumed with user info and rights', () => {
    const i = events.loggedIn({ user: aUser(), way: 'resumed' }, values.r);
    for (const storage of ['kept', 'tab']) {
      const { sent } = story(
        resume,
        '-r',
        '---i',
        { i },
        { [storage]: memoryStorage({ accessToken: 'old' }) },
      );
      expect(sent.map(({ path, session }) => [path, session])).toEqual([
        ['/pb/api/web/usr', 'required'],
        ['/pb/api/web/queryRights', 'required'],
      ]);
    }
  });

  const out = new Error('网络异常');
  const down = new CallRefused(aReply(-1, { httpStatus: 503 }));

  test('whatever fails, a visitor who is not known is simply not logged in', () => {
    const tab = memoryStorage({ accessToken: 'old' });
    story(resume, '-r', '---o', none, { tab, given: { '/pb/api/web/usr': out } });
  });

  test.each([
    ['no answer', out],
    ['a server that is down', down],
    ['a server that fails in its envelope', new CallRefused(aReply(500))],
    ['too many calls', new CallRefused(aReply(442))],
    ['a database that is away', new CallRefused(aReply(510))],
  ])('[SESSION-031] %s: who it was is known from the last time, and they are read again', (_, failure) => {
    const user = aUser({ fullName: '', isVip: true });
    const tab = memoryStorage({ accessToken: 'old', userInfo: JSON.stringify(user) });
    const i = events.loggedIn({ user, way: 'resumed' }, values.r);
    const r = events.userReloaded({ user: aUser() }, values.r);
    story(resume, '-r', '---i 3001ms r', { i, r }, { tab, first: [failure] });
  });

  test('[SESSION-031] a server that says when to come again is left alone until then', () => {
    const user = aUser({ fullName: '' });
    const tab = memoryStorage({ accessToken: 'old', userInfo: JSON.stringify(user) });
    const busy = new CallRefused(aReply(442, { retryAfterS: 60 }));
    const i = events.loggedIn({ user, way: 'resumed' }, values.r);
    const r = events.userReloaded({ user: aUser() }, values.r);
    story(resume, '-r', '---i 60001ms r', { i, r }, { tab, first: [busy] });
  });

  test.each([401, 302, 303, 301, 304, 900])(
    'a session that is over is over, whoever it was: %i',
    (statusCode) => {
      const tab = memoryStorage({ accessToken: 'old', userInfo: JSON.stringify(aUser()) });
      const over = new CallRefused(aReply(statusCode));
      story(resume, '-r', '---o', none, { tab, given: { '/pb/api/web/usr': over } });
    },
  );
});
