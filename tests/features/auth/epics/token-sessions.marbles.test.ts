import { commands } from '../../../../features/auth/commands';
import { logInByToken } from '../../../../features/auth/epics/log-in-by-token';
import { renewSession } from '../../../../features/auth/epics/renew-session';
import { resume } from '../../../../features/auth/epics/resume';
import { events } from '../../../../features/auth/events';
import type { Epic } from '../../../../src/kernel/epic';
import type { Message } from '../../../../src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest } from '../../../../src/kernel/send';
import { aUser, someRights, someUserInfo, stateOf } from '../../../support/builders';
import { marbles } from '../../../support/marbles';
import { fakePorts, memoryShelf, type MemoryShelf } from '../../../support/ports';
import { aReply, anAnswer } from '../../../support/replies';

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
  readonly kept?: MemoryShelf;
  readonly tab?: MemoryShelf;
  readonly given?: Readonly<Record<string, Error>>;
}

const story = (
  epic: Epic,
  heard: string,
  picture: string,
  expected: Readonly<Record<string, Message>>,
  { kept = memoryShelf(), tab = memoryShelf(), given = {} }: World = {},
) => {
  const sent: ApiRequest[] = [];
  const cookies = memoryShelf({ keepLogin: 'true' });
  marbles(({ hot, cold, expectObservable }) => {
    const send = (request: ApiRequest) => {
      sent.push(request);
      const failure = given[request.path];
      return failure
        ? cold<ApiReply>('--#', {}, failure)
        : cold('--(k|)', { k: answers[request.path] ?? aReply(404) });
    };
    const ports = fakePorts({ send, kept, tab, cookies });
    expectObservable(epic(hot<Message>(heard, values), stateOf({}), ports)).toBe(picture, expected);
  })();
  return { sent, kept, tab, cookies };
};

describe('logInByToken', () => {
  const loggedIn = { i: events.loggedIn({ user: aUser(), way: 'token' }, values.t) };

  test('[GUARD-004] the token from the address logs in and replaces a stored session', () => {
    const kept = memoryShelf({ accessToken: 'old', casId: 'cas-old' });
    const { sent, tab, cookies } = story(logInByToken, '-t', '-----i', loggedIn, { kept });
    expect(sent[0]).toMatchObject({ path: TOKEN, body: { accessToken: 'from-address' }, session: 'none' });
    expect(Object.fromEntries(tab.values)).toEqual({ accessToken: 'new', casId: 'cas-new' });
    expect([kept.values.size, cookies.values.size]).toEqual([0, 0]);
  });

  test('a refused token is told, and there is no session', () => {
    const f = events.tokenRefused({ problem: { code: 401, message: '令牌无效' } }, values.t);
    const o = events.noSessionFound(undefined, values.t);
    const { tab } = story(logInByToken, '-t', '---(fo)', { f, o }, { given: { [TOKEN]: refused } });
    expect(tab.values.size).toBe(0);
  });
});

describe('renewSession', () => {
  const kept = () => memoryShelf({ accessToken: 'old', casId: 'cas-old' });
  const renewed = { d: events.sessionRenewed(undefined, values.n) };

  test('shows the stored token and keeps the new one in its place', () => {
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
    const tab = memoryShelf({ accessToken: 'old', casId: 'cas-old' });
    const { sent } = story(renewSession, '-nn--n', '---d---d', renewed, { tab });
    expect(sent).toHaveLength(2);
  });

  test('what another tab has just renewed is not renewed again', () => {
    const shared = memoryShelf({ accessToken: 'new', casId: 'cas', renewed: 'cas' });
    expect(story(renewSession, '-n', '-d', renewed, { kept: shared }).sent).toEqual([]);
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
    for (const shelf of ['kept', 'tab']) {
      const { sent } = story(resume, '-r', '---i', { i }, { [shelf]: memoryShelf({ accessToken: 'old' }) });
      expect(sent.map(({ path, session }) => [path, session])).toEqual([
        ['/pb/api/web/usr', 'required'],
        ['/pb/api/web/queryRights', 'required'],
      ]);
    }
  });

  test('whatever fails, the visitor is simply not logged in', () => {
    const tab = memoryShelf({ accessToken: 'old' });
    story(resume, '-r', '---o', none, { tab, given: { '/pb/api/web/usr': new Error('网络异常') } });
  });
});
