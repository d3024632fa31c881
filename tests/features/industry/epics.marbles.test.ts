import { commands } from '#features/industry/commands';
import { events } from '#features/industry/events';
import { listDriver } from '#features/industry/list-driver';
import { showOwnTab, tellSeries } from '#features/industry/policies';
import { initialState, reducer } from '#features/industry/state';
import { tracked } from '#features/industry/tracked';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { causedBy, type Message } from '#src/kernel/messages';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { aCourse, aPage } from './some-industry';

const state = stateOf({ industry: initialState });
const { findOnEntry, findList } = listDriver.epicsWith(portalEvents);

test(
  '[ROUTE-048] asks for what its address says: tab, place, frequency, the series that is open',
  marbles(({ cold, expectObservable }) => {
    const entered = (query: object) =>
      navigation.routeEntered(anEntry({ name: 'industryIndexList', query: query as never }));
    const [plain, chosen] = [
      entered({ areaId: '1' }),
      entered({ tab: 'statistics', areaId: '20', series: 'output-20', status: 'bad' }),
    ];
    expectObservable(findOnEntry!(cold<Message>('-a-b', { a: plain, b: chosen }), state, fakePorts())).toBe(
      '-a-b',
      {
        a: causedBy(commands.findList({ tab: 'official' }), plain),
        b: causedBy(commands.findList({ tab: 'statistics', areaId: '20', series: 'output-20' }), chosen),
      },
    );
  }),
);

test(
  '[CALL-174] is answered by its call',
  marbles(({ hot, cold, expectObservable, flush }) => {
    const find = commands.findList({ tab: 'official', areaId: '20' });
    const send = jest.fn((_: { readonly path: string; readonly query?: object }) =>
      cold('--(k|)', { k: anAnswer(aPage()) }),
    );
    expectObservable(
      findList!(hot<Message>('-f', { f: find }), state, fakePorts({ send: send as never })),
    ).toBe('-R-L', {
      R: events.listRequested({ view: find.payload }, find),
      L: events.listLoaded({ page: aPage() }, find),
    });
    flush();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      path: '/core/industryIndex/getIndexDatas',
      query: { tab: 'official', areaId: '20' },
    });
  }),
);

test('lists are told as lists, a series that is open as itself, a failure as one', () => {
  expect(tracked(events.listSeen({ total: 1 }))).toEqual({ fncode: '260101', query: { total: 1 } });
  expect(tracked(events.seriesOpened({ id: 'tower-20' }))).toEqual({
    fncode: '260201',
    query: { id: 'tower-20' },
  });
  expect(tracked(events.listFailed({ problem: { code: 500, message: '坏了' } }))).toMatchObject({
    fncode: '900101',
  });
});

test('nothing of it is left for the next at this screen', () => {
  const shown = reducer(initialState, events.listLoaded({ page: aPage() }));
  expect(shown.list.page?.total).toBe(1);
  expect(reducer(shown, auth.loggedOut({ reason: 'chosen' } as never))).toEqual(initialState);
});

test(
  'a series is opened once, whatever else of the list is chosen while it is open',
  marbles(({ hot, expectObservable }) => {
    const values = {
      l: events.listLoaded({ page: aPage() }),
      c: events.listLoaded({ page: aPage({ chosen: aCourse() }) }),
      x: navigation.routeEntered(anEntry({ name: 'home' })),
      o: events.seriesOpened({ id: 'tower-20' }),
    };
    expectObservable(tellSeries(hot<Message>('lccxc', values), state, fakePorts())).toBe('-o--o', values);
  }),
);

test(
  'a series that an address names without its tab leads to the list of its own',
  marbles(({ hot, flush }) => {
    const course = aCourse();
    const chosen = { ...course, row: { ...course.row, tab: 'statistics' as const } };
    const shown = (tab: 'official' | 'statistics') =>
      stateOf({ industry: { list: { ...initialState.list, view: { tab, areaId: '20', series: 'x' } } } });
    const replace = jest.fn();
    const at = (path: string) =>
      fakePorts({ address: { ...fakePorts().address, current: () => path, replace } });
    const loaded = () => hot<Message>('l', { l: events.listLoaded({ page: aPage({ chosen }) }) });
    showOwnTab(loaded(), shown('statistics'), at('/industry-index/index?series=x')).subscribe();
    showOwnTab(loaded(), shown('official'), at('/home')).subscribe();
    flush();
    expect(replace).not.toHaveBeenCalled();
    showOwnTab(loaded(), shown('official'), at('/industry-index/index?series=x')).subscribe();
    flush();
    expect(replace.mock.calls).toEqual([['/industry-index/index?tab=statistics&areaId=20&series=x']]);
  }),
);
