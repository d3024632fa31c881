import type { RootState } from '#src/kernel/state';
import { favorites } from '#features/favorites/index';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { commands } from '#features/favorites/commands';
import { STATUS_AT_ONCE } from '#features/favorites/contract';
import type { RecordKey } from '#features/favorites/contract-rows';
import { selectMark } from '#features/favorites/selectors';
import { initialState } from '#features/favorites/state';
import { events as auth } from '#features/auth/events';
import { CallRefused } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { aReply } from '#tests/support/replies';
import { ANSWER_MS, Late, playing, type Answering, type Step } from '../play';

const play = playing(favorites, portalEvents);
const project = (ref: string): RecordKey => ({ kind: 'project', ref });
const loggedIn: Step = { at: 0, message: auth.loggedIn({ user: aUser(), way: 'account' }) };
const step = (at: number, message: Step['message']): Step => ({ at, message });
const FULL = '收藏已达上限 1,000 条，请先清理不再需要的收藏';

/** A server that keeps favourites. */
const server = (kept: Set<string>, refuses = false): Answering => {
  const keyOf = ({ kind, ref }: RecordKey) => `${kind} ${ref}`;
  return ({ path, body }) => {
    if (path.endsWith('queryFavoriteStatus')) {
      const { records } = body as { readonly records: readonly RecordKey[] };
      return { favorites: records.filter((record) => kept.has(keyOf(record))) };
    }
    if (refuses) return new CallRefused(aReply(441, { businessMsg: FULL }));
    if (path.endsWith('addFavorite')) {
      kept.add(keyOf(body as RecordKey));
      return { id: '1', folderId: '1', folderName: '默认收藏夹' };
    }
    const { records } = body as { readonly records: readonly RecordKey[] };
    records.forEach((record) => kept.delete(keyOf(record)));
    return { favorites: [] };
  };
};
const isOn = (state: RootState, ref: string) => selectMark(state, project(ref))?.isFavorite;

test('[CALL-066] the rows of a frame are asked for in one call, each once', () => {
  const asks = ['p1', 'p2', 'p1', 'p3'].map((ref, at) => step(1 + at, commands.askStatus(project(ref))));
  const { asked, state } = play([loggedIn, ...asks], server(new Set(['project p2'])));
  expect(asked).toEqual([
    expect.objectContaining({
      path: '/pb/favorite/queryFavoriteStatus',
      body: { records: [project('p1'), project('p2'), project('p3')] },
      quiet: true,
    }),
  ]);
  expect(['p1', 'p2', 'p3'].map((ref) => isOn(state, ref))).toEqual([false, true, false]);
});

test('the next frame is the next call, and no call asks for more than the server takes', () => {
  const many = Array.from({ length: STATUS_AT_ONCE + 1 }, (_, n) =>
    step(1, commands.askStatus(project(`p${n}`))),
  );
  const later = step(50, commands.askStatus(project('p0')));
  const sizes = play([loggedIn, ...many, later], server(new Set())).asked.map(
    ({ body }) => (body as { readonly records: readonly RecordKey[] }).records.length,
  );
  expect(sizes).toEqual([STATUS_AT_ONCE, 1, 1]);
});

test('a visitor asks for no status', () => {
  expect(play([step(1, commands.askStatus(project('p1')))], server(new Set())).asked).toEqual([]);
});

test('[CALL-067] shown at once, and once is enough: a second click on the way changes nothing', () => {
  const click = commands.add(project('p1'));
  const { asked, times, told } = play([loggedIn, step(10, click), step(20, click)], server(new Set()));
  expect(asked).toHaveLength(1);
  expect(times).toEqual(['10 favorites/addRequested', `${10 + ANSWER_MS} favorites/added`]);
  expect(told).toEqual(['favorites:6001:on:project:p1']);
});

test('[CALL-068] what the server refuses is rolled back with its words', () => {
  const kept = new Set(['project p1']);
  const steps = [
    loggedIn,
    step(1, commands.askStatus(project('p1'))),
    step(200, commands.cancel(project('p1'))),
  ];
  const { said, state, told } = play(steps, server(kept, true));
  expect(isOn(state, 'p1')).toBe(true);
  expect(said.at(-1)).toMatchObject({
    type: 'notices/noticeRaised',
    payload: { type: 'error', title: '取消收藏没有成功', text: FULL },
  });
  expect(told).toEqual([]);
});

test('without an answer it is rolled back, and the notice says so in words of ours', () => {
  const { said, state } = play([loggedIn, step(1, commands.add(project('p1')))]);
  expect(isOn(state, 'p1')).toBe(false);
  expect(said.at(-1)).toMatchObject({ payload: { text: '网络没有回应，请稍后再试' } });
});

test.each([50, 150, 500])(
  'an answer asked for before a click, and %d ms long on its way, is older than the click',
  (ms) => {
    const kept = new Set<string>();
    const answering: Answering = (request) => {
      const answer = server(kept)(request);
      return request.path.endsWith('queryFavoriteStatus') ? new Late(answer, ms) : answer;
    };
    const steps = [
      loggedIn,
      step(1, commands.askStatus(project('p1'))),
      // The question is put at 17; the change is under way from 30 to 130.
      step(30, commands.add(project('p1'))),
    ];
    expect(isOn(play(steps, answering).state, 'p1')).toBe(true);
  },
);

test('a visitor is asked to log in, and then it goes on by itself', () => {
  const { said, state, asked } = play(
    [step(1, commands.add(project('p1'))), step(500, loggedIn.message)],
    server(new Set()),
  );
  expect(said.slice(0, 2)).toEqual([
    expect.objectContaining({ type: 'favorites/addDeferred' }),
    expect.objectContaining({
      type: 'navigation/loginWanted',
      payload: { destination: '/usercenter/favorites?sort=title' },
    }),
  ]);
  expect(asked).toHaveLength(1);
  expect(isOn(state, 'p1')).toBe(true);
});

test('whoever closes the login gives it up', () => {
  const { asked } = play([
    step(1, commands.add(project('p1'))),
    step(2, auth.loginDialogClosed({ by: 'member' })),
    step(500, loggedIn.message),
  ]);
  expect(asked).toEqual([]);
});

test('a change in another tab of the same member is followed without a call', () => {
  const { state, asked, told } = play([loggedIn], undefined, [
    { at: 10, word: 'favorites:6001:on:project:a%2Fb' },
    { at: 11, word: 'favorites:6002:on:project:p2' },
    { at: 12, word: 'logged-in' },
  ]);
  expect([isOn(state, 'a/b'), isOn(state, 'p2')]).toEqual([true, undefined]);
  expect([asked, told]).toEqual([[], []]);
});

test('nothing of one member is left for the next, not even an answer still on its way', () => {
  const { state } = play(
    [
      loggedIn,
      step(10, commands.add(project('p1'))),
      step(50, auth.loggedOut({ by: 'member' })),
      step(60, auth.loggedIn({ user: aUser({ globalId: '6002' }), way: 'account' })),
    ],
    server(new Set()),
  );
  expect(state.favorites).toEqual({ ...initialState, member: '6002' });
});
