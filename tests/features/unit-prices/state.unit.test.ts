import { events as auth } from '#features/auth/events';
import { events } from '#features/unit-prices/events';
import { initialState, reducer } from '#features/unit-prices/state';
import { isMissing, selectChosenScheme, selectTerms } from '#features/unit-prices/selectors';
import { OWN_TERMS } from '#features/unit-prices/detail-view';
import { rowCount, isCut } from '#features/unit-prices/ui/list/row-count';
import { statusText } from '#features/unit-prices/ui/list/total-text';
import { givenTo } from '#tests/support/given';
import { aPage, aScheme } from './a-row';

const given = givenTo(reducer);
const problem = { code: 500, message: '出错了' };
const started = events.searchRequested({ view: { areaId: '20' }, basis: '' });
const found = events.windowLoaded({ window: 0, page: aPage(50) });
const list = (story: Parameters<typeof given>[0]) => given(story).state.list;

describe('the list', () => {
  test('keeps the old rows until the first answer of the new question', () => {
    const next = events.searchRequested({ view: { areaId: '20', code: '01' }, basis: '' });
    expect(list([started, found, next])).toMatchObject({ status: 'loading', isStale: true });
    expect(list([started, found, next]).windows[0]).toHaveLength(50);
    const answered = list([started, found, next, events.windowLoaded({ window: 3, page: aPage(2, 150) })]);
    expect(answered.isStale).toBe(false);
    expect(Object.keys(answered.windows)).toEqual(['3']);
  });

  test('a window is missing until it is held, asked for or given up', () => {
    expect(isMissing(list([started]), 0)).toBe(true);
    expect(isMissing(list([started, events.windowRequested({ window: 0 })]), 0)).toBe(false);
    expect(isMissing(list([started, found]), 0)).toBe(false);
    const passed = [started, events.windowRequested({ window: 4 }), events.windowPassed({ window: 4 })];
    expect(isMissing(list(passed), 4)).toBe(true);
    const lost = [
      started,
      found,
      events.windowRequested({ window: 4 }),
      events.windowFailed({ window: 4, problem }),
    ];
    expect(isMissing(list(lost), 4)).toBe(false);
    expect(isMissing(list([...lost, events.rowNoted({ row: 200 })]), 4)).toBe(true);
  });

  test('holds that it is overdue as long as its newest answer says so', () => {
    const overdue = { newest: '2025-09', since: '2025-11' };
    const late = events.windowLoaded({ window: 0, page: aPage(50, 0, { overdue }) });
    expect(list([started, late]).overdue).toEqual(overdue);
    expect(
      list([started, late, events.windowLoaded({ window: 1, page: aPage(50, 50) })]).overdue,
    ).toBeUndefined();
  });

  test('says that the total did not come until it does, or another question is asked', () => {
    const lost = [
      started,
      events.windowLoaded({ window: 0, page: aPage(50, 0, { total: null }) }),
      events.totalFailed({ problem }),
    ];
    expect(statusText(list(lost.slice(0, 2)))).toBe('正在计数');
    expect(statusText(list(lost))).toBe('条数没能取到');
    const counted = events.totalLoaded({ total: { count: 1_200, exact: true } });
    expect(statusText(list([...lost, counted]))).toBe('共 1,200 条');
    expect(list([...lost, started]).isUncounted).toBeUndefined();
  });

  test('fails as a whole only before its first rows', () => {
    const lost = events.windowFailed({ window: 0, problem });
    expect(list([started, lost])).toMatchObject({ status: 'failed', problem });
    expect(list([started, found, events.windowFailed({ window: 1, problem })])).toMatchObject({
      status: 'shown',
      lost: [1],
    });
  });

  test('is taken to a row by an entry, a return and a jump, not by scrolling', () => {
    const story = [started, found, events.rowNoted({ row: 30 })];
    expect(list(story)).toMatchObject({ entry: 1, view: { row: 30 } });
    expect(list([...story, events.jumped({ row: 90 })])).toMatchObject({ entry: 2, view: { row: 90 } });
    const returned = events.listReturned({ view: { areaId: '20', row: 30 } });
    expect(list([...story, returned])).toMatchObject({ entry: 2, status: 'shown' });
  });
});

describe('how long the list is', () => {
  test('as the server counts, up to the cap', () => {
    expect(rowCount(list([started, found]))).toBe(1_000);
    const total = { count: 100_000, exact: false };
    const capped = list([started, found, events.totalLoaded({ total })]);
    expect(rowCount(capped)).toBe(100_000);
    expect(isCut(capped)).toBe(true);
    expect(isCut(list([started, found]))).toBe(false);
  });

  test('while that is unknown, one window beyond what is known', () => {
    const page = aPage(50, 0, { total: null });
    expect(rowCount(list([started, events.windowLoaded({ window: 0, page })]))).toBe(100);
    const last = aPage(7, 50, { total: null });
    expect(
      rowCount(
        list([
          started,
          events.windowLoaded({ window: 0, page }),
          events.windowLoaded({ window: 1, page: last }),
        ]),
      ),
    ).toBe(100);
  });
});

describe('schemes', () => {
  const chosen = aScheme({ isChosen: true });
  const stateAfter = (story: Parameters<typeof given>[0]) => ({ unitPrices: given(story).state });

  test('[UNIT-005] what is tried out comes before the chosen scheme', () => {
    const known = events.schemesLoaded({ schemes: [chosen] });
    expect(selectTerms(stateAfter([]))).toBeUndefined();
    expect(selectTerms(stateAfter([known]))).toEqual(chosen);
    const terms = { ...OWN_TERMS, profitRate: 0.05 };
    expect(selectTerms(stateAfter([known, events.termsTried({ terms })]))).toEqual(terms);
    expect(selectChosenScheme(stateAfter([known]))).toEqual(chosen);
  });

  test('the name typed stays after a refusal and goes with the scheme', () => {
    const typed = [events.draftNoted({ name: '标准' }), events.schemeChangeRequested({ how: 'created' })];
    const refused = events.schemeChangeRejected({ how: 'created', problem });
    expect(given([...typed, refused]).state.schemes).toMatchObject({
      draft: '标准',
      refusal: { how: 'created', problem },
    });
    const made = events.schemesChanged({ how: 'created', schemes: [chosen] });
    expect(given([...typed, refused, made]).state.schemes).toEqual({
      status: 'known',
      schemes: [chosen],
      draft: '',
    });
  });
});

test('a block that is asked for again keeps its data meanwhile', () => {
  const similar = { rows: [] };
  const story = [
    events.detailRequested({ id: '1', projectId: 'p1', basis: '' }),
    events.blockRequested({ block: 'similar' }),
    events.blockLoaded({ block: 'similar', data: similar }),
    events.blockRequested({ block: 'similar' }),
  ];
  expect(given(story).state.detail.blocks.similar).toEqual({ status: 'loading', data: similar });
  expect(
    given([...story, events.detailRequested({ id: '2', projectId: 'p1', basis: '' })]).state.detail.blocks,
  ).toEqual({});
});

test('nothing is left on the screen for whoever comes after the member', () => {
  const story = [
    started,
    found,
    events.tradesLoaded({ key: '20 ', nodes: [] }),
    auth.loggedOut({ by: 'server' }),
  ];
  given(story).then(initialState);
});
