import { readLog } from '#infra/action-log/reader';
import { replay } from '#infra/action-log/replay';
import { startRecording } from '#infra/action-log/start-recording';
import type { ApiReply } from '#src/kernel/send';
import { origin, playedSession, reducers, search, session } from './recorded-session';

const reply = (data: unknown): ApiReply => ({
  httpStatus: 200,
  statusCode: 200,
  businessMsg: '',
  warnMsg: [],
  data,
});

test('a log of a real store replays to the same hashes', () => {
  const log = readLog(playedSession(700).save());
  const { divergence, actions, checkpoints, state } = replay(log, reducers);
  expect({ divergence, actions, checkpoints }).toEqual({
    divergence: undefined,
    actions: 1401,
    checkpoints: 2,
  });
  expect(Object.keys(state)).toEqual(['search', 'memory']);
  expect(state.search).toMatchObject({ count: 700 });
});

test('a slice is no part of the replayed state before it joined', () => {
  const log = readLog(playedSession(30).save());
  expect(Object.keys(replay(log, reducers, 40).state)).toEqual(['search']);
  expect(Object.keys(replay(log, reducers, 41).state)).toEqual(['search', 'memory']);
});

test('messages name their origin and the very message that caused them', () => {
  const { store, save } = session();
  const ask = search.commands.find({ text: '钢筋' });
  store.dispatch(search.events.searchFailed({ code: 500 }));
  store.dispatch(ask);
  store.dispatch(search.events.found({ text: '钢筋', hits: [] }, ask));
  expect(readLog(save()).lines).toMatchObject([
    { i: 0, t: 0, o: 'port', ty: 'search/searchFailed' },
    { i: 1, t: 10, o: 'ui', ty: 'search/find', m: { kind: 'command' } },
    { i: 2, t: 20, o: 'epic', p: 1, ty: 'search/found', m: { kind: 'event', cause: 'search/find' } },
  ]);
});

test('actions that are no messages leave no line', () => {
  const { store, save, recorder } = session();
  store.dispatch({ type: '@@redux/PROBE' });
  expect(recorder.count()).toBe(0);
  expect(readLog(save())).toMatchObject({ lines: [], end: { n: 0 } });
});

test('exchanges are written as requests and replies with hashes, without headers or reply data', () => {
  const { store, recorder, save } = session();
  store.dispatch(search.commands.find({ text: '钢筋' }));
  const { sent, ended } = recorder.exchanges;
  const headers = { globalId: 'gid-very-secret' };
  sent(1, {
    method: 'POST',
    path: '/core/search',
    query: { page: 1 },
    body: { mobile: '13812345678' },
    headers,
  });
  ended({ ordinal: 1, reply: reply({ rows: ['reply-row'] }) });
  sent(2, { method: 'GET', path: '/core/file', expects: 'blob' });
  ended({ ordinal: 2, reply: reply(new Blob(['x'])) });
  sent(3, { method: 'GET', path: '/lost' });
  ended({ ordinal: 3 });

  const text = save();
  expect(readLog(text).lines.slice(1)).toMatchObject([
    {
      k: 'q',
      r: 1,
      m: 'POST',
      u: '/core/search',
      bh: expect.any(String) as string,
      b: { query: { page: 1 } },
    },
    { k: 's', r: 1, sc: 200, bh: expect.any(String) as string },
    { k: 'q', r: 2 },
    { k: 's', r: 2, sc: 200 },
    { k: 'q', r: 3 },
    { k: 's', r: 3, sc: -1 },
  ]);
  for (const hidden of ['13812345678', 'gid-very-secret', 'reply-row']) expect(text).not.toContain(hidden);
  expect(replay(readLog(text), reducers).divergence).toBeUndefined();
});

test('a long session forgets its oldest actions and still starts from a known state', () => {
  const { store, recorder, save } = session({ maxActions: 1000 });
  for (let i = 0; i < 1700; i++) store.dispatch(search.events.found({ text: `${i}`, hits: [] }));
  expect(recorder.count()).toBe(700);
  const log = readLog(save());
  expect(log.header.state).toMatchObject({ search: { count: 1000 } });
  expect(log.end?.n).toBe(1700);
  expect(replay(log, reducers)).toMatchObject({ actions: 700, state: { search: { count: 1700 } } });
  expect(replay(log, reducers).divergence).toBeUndefined();
});

test('a log can be saved again later, and each saving hides with a key of its own', () => {
  const recording = startRecording({ now: () => 1_795_239_154_000, origin });
  const state = { search: { shown: { mobile: '13812345678' } } };
  const dispatch = recording.middleware({ getState: () => state, dispatch: (action) => action })(
    (action) => action,
  );
  dispatch(search.events.found({ text: '一', hits: [] }));
  const before = readLog(recording.save(state));
  dispatch(search.events.found({ text: '二', hits: [] }));
  const after = readLog(recording.save(state));
  expect([before.lines.length, after.lines.length, recording.count()]).toEqual([1, 2, 2]);
  expect(before.header.state).not.toEqual(after.header.state);
});
