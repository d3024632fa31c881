import type { RootState } from '#src/kernel/state';
import { events as auth } from '#features/auth/events';
import { likes } from '#features/likes/index';
import { commands } from '#features/likes/commands';
import { STATUS_AT_ONCE } from '#features/likes/contract';
import { selectMark } from '#features/likes/selectors';
import { initialState } from '#features/likes/state';
import { CallRefused } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { aReply } from '#tests/support/replies';
import { ANSWER_MS, Late, playing, type Answering, type Step } from '#tests/features/favorites/play';

const play = playing(likes);
const project = (id: string) => ({ kind: 'project', id });
const step = (at: number, message: Step['message']): Step => ({ at, message });
const loggedIn = step(0, auth.loggedIn({ user: aUser(), way: 'account' }));

/** Six others like everything; whether the member does is kept here. */
const server =
  (kept = new Set<string>(), slow = ANSWER_MS): Answering =>
  ({ path, body }) => {
    const standing = (id: string) => ({
      id,
      count: 6 + (kept.has(id) ? 1 : 0),
      isLiked: kept.has(id),
    });
    if (path.endsWith('getBidNodeData')) {
      return new Late((body as { readonly ids: readonly string[] }).ids.map(standing), slow);
    }
    const { id } = body as { readonly id: string };
    if (path.endsWith('clickLikeNum')) kept.add(id);
    else kept.delete(id);
    return standing(id);
  };
const markOf = (state: RootState, id = 'p1') => {
  const mark = selectMark(state, project(id));
  return mark && [mark.isLiked, mark.count];
};

test('[LIKE-003] [CALL-144] [DATA-015] one call for the rows of a frame and of a kind, each id once', () => {
  const asks = ['p1', 'p2', 'p1'].map((id) => step(1, commands.askStatus(project(id))));
  const policy = step(2, commands.askStatus({ kind: 'policy', id: 'x' }));
  const { asked, state } = play([loggedIn, ...asks, policy], server(new Set(['p2'])));
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/core/idx/getBidNodeData', { kind: 'project', ids: ['p1', 'p2'] }],
    ['/core/idx/getBidNodeData', { kind: 'policy', ids: ['x'] }],
  ]);
  expect([markOf(state), markOf(state, 'p2')]).toEqual([
    [false, 6],
    [true, 7],
  ]);
});

test('no call asks for more than the server takes, and a visitor for nothing', () => {
  const many = Array.from({ length: STATUS_AT_ONCE + 1 }, (_, n) =>
    step(1, commands.askStatus(project(`p${n}`))),
  );
  const sizes = play([loggedIn, ...many], server()).asked.map(
    ({ body }) => (body as { readonly ids: readonly string[] }).ids.length,
  );
  expect(sizes).toEqual([STATUS_AT_ONCE, 1]);
  expect(play(many, server()).asked).toEqual([]);
});

const shown = step(1, commands.askStatus(project('p1')));

test('[LIKE-001] [CALL-182] counted at once, then as the server counts; a second click on the way changes nothing', () => {
  const click = commands.like(project('p1'));
  const { asked, state, told } = play([loggedIn, shown, step(200, click), step(210, click)], server());
  expect(asked.map(({ path }) => path)).toEqual(['/core/idx/getBidNodeData', '/pb/likeNum/clickLikeNum']);
  expect(markOf(state)).toEqual([true, 7]);
  expect(told).toEqual(['likes:6001:on:7:project:p1']);
});

test('[CALL-183] taken back', () => {
  const { asked, state, told } = play(
    [loggedIn, shown, step(200, commands.unlike(project('p1')))],
    server(new Set(['p1'])),
  );
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/pb/likeNum/cancelLikeNum',
    body: { kind: 'project', id: 'p1' },
  });
  expect(markOf(state)).toEqual([false, 6]);
  expect(told).toEqual(['likes:6001:off:6:project:p1']);
});

test('what is refused is rolled back, count and all, with the words of the server', () => {
  const words = '没有找到这条记录，它可能已下架';
  const answering: Answering = (request) =>
    request.path.endsWith('clickLikeNum')
      ? new CallRefused(aReply(440, { businessMsg: words }))
      : server()(request);
  const { state, said } = play([loggedIn, shown, step(200, commands.like(project('p1')))], answering);
  expect(markOf(state)).toEqual([false, 6]);
  expect(said.at(-1)).toMatchObject({ payload: { type: 'error', title: '点赞没有成功', text: words } });
});

test.each([50, 150, 500])(
  'an answer %d ms on its way is older than the click that overtook its question',
  (ms) => {
    const steps = [loggedIn, shown, step(30, commands.like(project('p1')))];
    expect(markOf(play(steps, server(new Set(), ms)).state)?.[0]).toBe(true);
  },
);

test('a visitor is asked to log in, and then it goes on; unless the login is closed', () => {
  const click = step(1, commands.like(project('p1')));
  const later = step(500, loggedIn.message);
  const { said, state } = play([click, later], server());
  expect(said.slice(0, 2).map(({ type }) => type)).toEqual(['likes/likeDeferred', 'navigation/loginWanted']);
  expect(markOf(state)).toEqual([true, 7]);
  const closed = step(2, auth.loginDialogClosed({ by: 'member' }));
  expect(play([click, closed, later], server()).asked).toEqual([]);
});

test('another tab of the same member is followed, with its count and without a call', () => {
  const { state, asked } = play([loggedIn], server(), [
    { at: 10, word: 'likes:6001:on:9:project:a%20b' },
    { at: 11, word: 'likes:6002:on:9:project:p2' },
    { at: 12, word: 'favorites:6001:on:project:p3' },
  ]);
  expect(markOf(state, 'a b')).toEqual([true, 9]);
  expect(state.likes.marks).not.toHaveProperty('project p2');
  expect(asked).toEqual([]);
});

test('nothing of one member is left for the next, not even an answer still on its way', () => {
  const out = step(50, auth.loggedOut({ by: 'member' }));
  const { state } = play([loggedIn, step(10, commands.like(project('p1'))), out], server());
  expect(state.likes).toEqual(initialState);
});
