import type { ActionLine, Header, LogLine } from '#infra/action-log/log';
import type { Reducers } from '#infra/action-log/replay';
import { writeLines } from '#infra/action-log/rewrite';

const header: Header = {
  k: 'h',
  fmt: 'alog',
  v: 5,
  rec: '01a20d8d-fdf6-747d-b5e6-e7d8e44adb3b',
  app: 'portal',
  bl: 'test',
  t0: 0,
  tz: 'Asia/Shanghai',
  loc: 'zh-CN',
  rules: 'none',
  source: 'app',
  skipped: 0,
  slices: ['count'],
  state: { count: { sum: 0 } },
};

/** Counts what it hears; of an action without a payload it can make nothing. */
export const reducers: Reducers = {
  count: (state: { readonly sum: number } = { sum: 0 }, action) =>
    action.type === 'count/added'
      ? { sum: state.sum + (action as unknown as { readonly payload: { readonly by: number } }).payload.by }
      : state,
};

const added = (i: number, t: number, by: number): ActionLine => ({
  k: 'a',
  i,
  t,
  o: 'ui',
  ty: 'count/added',
  pl: { by },
  m: { kind: 'event' },
});

export const TAB = '01a20d8d-fecb-727d-a8bf-334617dd1a70';

const stamped: ActionLine = {
  k: 'a',
  i: 4,
  t: 300,
  o: 'epic',
  ty: 'tracking/factStamped',
  pl: { body: { query: JSON.stringify({ _e: { tb: TAB, sq: 7 } }) } },
  m: { kind: 'event' },
};

const lines: readonly LogLine[] = [
  added(0, 0, 1),
  added(1, 100, 2),
  { k: 'q', i: 2, t: 120, r: 1, m: 'POST', u: '/core/search/getSolrData' },
  { k: 's', i: 3, t: 200, r: 1, st: 200, sc: 200 },
  stamped,
  { k: 'v', i: 4, fn: '200101' },
  added(5, 900, 3),
];

/** Three sums, a request and its reply, a fact. */
export const aLog = (): string => writeLines(header, lines, reducers);
