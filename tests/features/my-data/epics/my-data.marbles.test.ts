import { BehaviorSubject, of, Subject, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { events as auth } from '#features/auth/events';
import { myData as slice } from '#features/my-data/index';
import { commands } from '#features/my-data/commands';
import { events as navigation } from '#features/navigation/events';
import { runTogether } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { anEntry } from '#tests/support/builders';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const aRecord = (id: string) => ({
  id,
  at: '2025-11-20T01:00:00Z',
  kind: 'page',
  what: '打开页面',
  detail: '',
  fncode: '100100',
});
const NEXT = '0199c0de-0000-7000-8000-000000000001';
const firstPage = { records: [aRecord('1')], next: NEXT };
const anOverview = { total: 2, kinds: [{ kind: 'page', count: 2 }], days: [], pausedAt: null };
const file = new Blob(['一'], { type: 'text/csv' });
const all: Readonly<Record<string, unknown>> = {
  records: firstPage,
  overview: anOverview,
  export: file,
  erase: { receipt: 'SC2345678A', erased: 2 },
  pause: { pausedAt: '2025-11-20T01:00:00Z' },
};
const script: Readonly<Record<string, Message>> = {
  e: navigation.routeEntered(anEntry({ name: 'userBehavior', query: { kind: 'search', from: 'nonsense' } })),
  h: navigation.routeEntered(anEntry({ name: 'home', query: { kind: 'search' } })),
  m: commands.loadMore(),
  r: commands.refineList({ kind: undefined, from: '2025-11-01' }),
  c: commands.exportData({ format: 'csv' }),
  x: commands.eraseData({ scope: 'shown' }),
  a: commands.eraseData({ scope: 'all' }),
  p: commands.pauseRecords(),
  s: commands.resumeRecords(),
  q: auth.loggedOut({ by: 'member' }),
};

const played = (heard: string, answers: Readonly<Record<string, unknown>> = all) => {
  const scheduler = new TestScheduler(() => undefined);
  const save = jest.fn<void, [string, Blob]>();
  const address = fakeAddress('/usercenter/behavior');
  const asked: ApiRequest[] = [];
  const said: string[] = [];
  const state$ = new BehaviorSubject({ myData: slice.reducer(undefined, { type: '' }) });
  scheduler.run(({ hot }) => {
    const action$ = new Subject<Message>();
    const hear = (message: Message) => {
      state$.next({ myData: slice.reducer(state$.value.myData, message) });
      action$.next(message);
    };
    const send = (request: ApiRequest) => {
      asked.push(request);
      const answer = answers[request.path.split('/').at(-1) ?? ''];
      return answer === undefined ? throwError(() => new Error('gone')) : of(anAnswer(answer));
    };
    runTogether(slice.epics(save, portalEvents))(action$, state$, fakePorts({ send, address })).subscribe(
      (message) => {
        if (message.meta.kind === 'event') said.push(message.type.split('/')[1] ?? '');
        hear(message);
      },
    );
    hot(heard, script).subscribe(hear);
  });
  return { asked, said, save, moves: address.moves, state: state$.value.myData };
};
const questions = (asked: readonly ApiRequest[]) =>
  asked.map(({ path, query }) => [path.split('/').at(-1), query]);

test('entering asks for what the address names; what does not belong there is dropped', () => {
  const { asked, state } = played('e');
  expect(questions(asked)).toEqual([
    ['records', { kind: 'search' }],
    ['overview', { kind: 'search' }],
  ]);
  expect(state).toMatchObject({
    status: 'shown',
    view: { kind: 'search' },
    next: NEXT,
    overview: anOverview,
  });
  expect(played('h').asked).toEqual([]);
});

test('a changed filter is an address, and asks nothing by itself', () => {
  const { moves, asked } = played('e 9ms r');
  expect(moves).toEqual(['go /usercenter/behavior?from=2025-11-01']);
  expect(asked).toHaveLength(2);
});

test('more comes behind the last record, with the same filters', () => {
  const { asked, state } = played('e 9ms m', { ...all });
  expect(questions(asked)[2]).toEqual(['records', { kind: 'search', cursor: NEXT }]);
  expect(state.records).toHaveLength(2);
});

test('a file goes to the reader and not through the store', () => {
  const { asked, said, save, state } = played('e 9ms c');
  expect(asked[2]).toMatchObject({
    query: { kind: 'search', format: 'csv' },
    expects: 'blob',
    session: 'required',
  });
  expect(save.mock.calls).toEqual([['我的行为数据.csv', file]]);
  expect(said.slice(-2)).toEqual(['exportRequested', 'fileSaved']);
  expect(JSON.stringify(state)).not.toContain('blob');
});

test('an answer in words is no file', () => {
  const { save, said } = played('c', { ...all, export: 'text' });
  expect(save).not.toHaveBeenCalled();
  expect(said).toEqual(['exportRequested', 'exportFailed']);
});

test('what is shown is erased, or all; then both are read anew', () => {
  const { asked, state } = played('e 9ms x');
  expect(asked[2]).toMatchObject({ method: 'POST', body: { kind: 'search' } });
  expect(
    questions(asked)
      .slice(3)
      .map(([name]) => name),
  ).toEqual(['records', 'overview']);
  expect(state).toMatchObject({ receipt: { receipt: 'SC2345678A', erased: 2 }, isErasing: false });
  expect(played('e 9ms a').asked[2]).toMatchObject({ body: {} });
});

test('a failed erasure leaves everything as it was', () => {
  const { said, state } = played('e 9ms x', { ...all, erase: undefined });
  expect(said.slice(-2)).toEqual(['erasureRequested', 'erasureFailed']);
  expect(state).toMatchObject({ isErasing: false, records: [aRecord('1')] });
  expect(state.receipt).toBeUndefined();
});

test('a pause is asked for, kept and told; so is its end', () => {
  const paused = played('e 9ms p');
  expect(paused.asked[2]).toMatchObject({ body: { paused: true } });
  expect(paused.said.slice(-2)).toEqual(['pauseChanged', 'noticeRaised']);
  expect(paused.state.overview?.pausedAt).toBe('2025-11-20T01:00:00Z');
  expect(played('e 9ms s').asked[2]).toMatchObject({ body: { paused: false } });
});

test('nothing of a member is left for the next', () => {
  expect(played('e 9ms q').state).toEqual({
    view: {},
    status: 'idle',
    records: [],
    isLoadingMore: false,
    isErasing: false,
  });
});

test('a list that could not be had says why', () => {
  expect(played('e', { overview: anOverview }).state).toMatchObject({
    status: 'failed',
    problem: { message: 'gone' },
  });
});
