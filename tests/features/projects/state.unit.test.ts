import { events as auth } from '#features/auth/events';
import type { ProjectDetail } from '#features/projects/contract';
import { events } from '#features/projects/events';
import { selectDetail, selectList, selectView } from '#features/projects/selectors';
import { initialState, reducer } from '#features/projects/state';
import { tracked } from '#features/projects/tracked';
import { aProjectPage, aProjectRow } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const page = aProjectPage();
const problem = { code: 500, message: '出错了' };
const started = events.listRequested({ view: { keyword: '住宅' } });
const found = events.listLoaded({ page });
const failed = events.listFailed({ problem });
// The reducer keeps a detail as it comes; of its many parts only the row is looked at.
const detail = { row: aProjectRow() } as ProjectDetail;
const list = (events_: Parameters<typeof given>[0]) => given(events_).state.list;

describe('the list', () => {
  test('searches, then shows', () => {
    given([]).then(initialState);
    expect(list([started])).toEqual({ status: 'loading', view: { keyword: '住宅' } });
    expect(list([started, found])).toEqual({ status: 'shown', view: { keyword: '住宅' }, page });
  });

  test('keeps the old rows on the screen while the next page is on its way', () => {
    const next = events.listRequested({ view: { keyword: '住宅', cursor: 'c', page: 2 } });
    expect(list([started, found, next])).toEqual({
      status: 'loading',
      view: { keyword: '住宅', cursor: 'c', page: 2 },
      page,
    });
  });

  test('tells what went wrong until it is tried again', () => {
    expect(list([started, failed])).toEqual({ status: 'failed', view: { keyword: '住宅' }, problem });
    expect(list([started, failed, started])).toEqual({ status: 'loading', view: { keyword: '住宅' } });
    expect(list([started, failed, started, found])).not.toHaveProperty('problem');
  });
});

const query = { id: 'p1', basis: '2025-09_20', peers: 'near' };
const requested = events.detailRequested(query);

describe('the detail', () => {
  test('loads, then shows', () => {
    expect(given([requested]).state.detail).toEqual({ status: 'loading', query });
    expect(given([requested, events.detailLoaded({ detail })]).state.detail).toEqual({
      status: 'shown',
      query,
      detail,
    });
  });

  test('stays on the screen while the same project is read in another basis', () => {
    const story = [events.detailLoaded({ detail }), requested];
    expect(given(story).state.detail).toEqual({ status: 'loading', query, detail });
  });

  test('of another project is not shown meanwhile', () => {
    const other = { ...query, id: 'p2' };
    const story = [events.detailLoaded({ detail }), events.detailRequested(other)];
    expect(given(story).state.detail).toEqual({ status: 'loading', query: other });
  });

  test('may be lost; what was asked, peers and basis, is kept for another try', () => {
    expect(given([requested, events.detailFailed({ id: 'p1', problem })]).state.detail).toEqual({
      status: 'failed',
      query,
      problem,
    });
  });
});

test('nothing is left on the screen for whoever comes after the member', () => {
  given([started, found, events.detailLoaded({ detail }), auth.loggedOut({ by: 'server' })]).then(
    initialState,
  );
});

test('selectors', () => {
  const { state } = given([started]);
  const root = { projects: state };
  expect([selectList(root), selectView(root), selectDetail(root)]).toEqual([
    state.list,
    { keyword: '住宅' },
    { status: 'idle' },
  ]);
});

test.each([
  [events.listSeen({ total: 1 }), { fncode: '210101', query: { total: 1 } }],
  // Sorted, narrowed or turned, it is still looked at once.
  [found, undefined],
  [events.detailLoaded({ detail }), { fncode: '210201', query: { id: 'p1' } }],
  [failed, { fncode: '900101', query: { statusCode: 500, slice: 'projects' } }],
  [
    events.detailFailed({ id: 'p1', problem }),
    { fncode: '900101', query: { statusCode: 500, slice: 'projects' } },
  ],
  [started, undefined],
])('tracked: $type', (event, fact) => {
  expect(tracked(event)).toEqual(fact);
});
