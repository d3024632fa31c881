import type { Reducer } from 'redux';
import { Subject, type Observable } from 'rxjs';
import { readLog } from '#infra/action-log/reader';
import { replay } from '#infra/action-log/replay';
import type { ApiReply } from '#src/kernel/send';
import { playedSession, reducers, search, session } from './recorded-session';

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

test('messages name their origin and the very line that brought them forth', () => {
  const { store, recorder, save } = session();
  const ask = search.commands.find({ text: '钢筋' });
  store.dispatch(search.events.searchFailed({ code: 500 }));
  const news$ = new Subject<string>();
  recorder.joining((_, ...[news]) => {
    (news as Observable<string>).subscribe((text) => store.dispatch(search.events.found({ text, hits: [] })));
  })({ name: 'search', reducer: reducers.search as Reducer, epics: (_: Observable<string>) => ({}) }, news$);
  store.dispatch(ask);
  news$.next('2026-03');
  expect(readLog(save()).lines).toMatchObject([
    { i: 0, t: 0, o: 'net', ty: 'search/searchFailed' },
    { i: 1, t: 10, k: 'n', f: 'join', key: 'search', v: [{ $watch: 1 }] },
    { i: 2, t: 20, o: 'ui', ty: 'search/find', m: { kind: 'command' } },
    { i: 3, t: 30, k: 'w', ch: 'search/0', n: 1, d: '2026-03' },
    { i: 4, t: 30, o: 'epic', p: 3, ty: 'search/found', m: { kind: 'event' } },
  ]);
});

test('actions that are no messages leave no line', () => {
  const { store, save, recorder } = session();
  store.dispatch({ type: '@@redux/PROBE' });
  expect(recorder.count()).toBe(0);
  expect(readLog(save())).toMatchObject({ lines: [], end: { n: 0 } });
});

test('exchanges are written as requests and replies, without headers', () => {
  const { store, exchange, save } = session();
  store.dispatch(search.commands.find({ text: '钢筋' }));
  const headers = { globalId: 'gid-very-secret' };
  const request = { method: 'POST', path: '/core/search/getSolrData', query: { page: 1 }, headers } as const;
  exchange({ ...request, body: { mobile: '13812345678' } }, reply({ rows: ['reply-row'] }));
  exchange({ method: 'GET', path: '/core/file', expects: 'blob' }, reply(new Blob(['x'])));
  exchange({ method: 'GET', path: '/core/policy/getPolicyList' }, reply({ rows: ['reply-row'] }));
  exchange({ method: 'GET', path: '/lost' });

  const text = save();
  const bh = expect.stringMatching(/^[0-9a-f]{12}$/) as string;
  expect(readLog(text).lines.slice(1)).toMatchObject([
    { k: 'q', o: 'port', r: 1, m: 'POST', u: '/core/search/getSolrData', bh, b: { query: { page: 1 } } },
    { k: 's', r: 1, st: 200, sc: 200, bh, b: { rows: ['reply-row'] } },
    { k: 'q', r: 2 },
    { k: 's', r: 2, sc: 200, b: { $other: 'Blob' } },
    { k: 'q', r: 3 },
    { k: 's', r: 3, sc: 200, b: { rows: ['reply-row'] } },
    { k: 'q', r: 4 },
    { k: 's', r: 4, sc: -1, err: 'Error: lost' },
  ]);
  for (const hidden of ['13812345678', 'gid-very-secret']) expect(text).not.toContain(hidden);
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
