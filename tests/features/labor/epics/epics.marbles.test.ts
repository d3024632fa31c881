import { events as favorites } from '#features/favorites/events';
import { commands } from '#features/labor/commands';
import { choosePeriod, loadLine, loadPlaces, viewLine } from '#features/labor/epics';
import { events } from '#features/labor/events';
import { listDriver } from '#features/labor/list-driver';
import { loadLineWhenNeeded, loadPlacesWhenNeeded, viewOnEntry } from '#features/labor/policies';
import { initialState, reducer, type LaborState } from '#features/labor/state';
import { tracked } from '#features/labor/tracked';
import { events as navigation } from '#features/navigation/events';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import { CallRefused } from '#src/kernel/send';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { of, throwError } from 'rxjs';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { aPage, aTrend, thePlaces } from '../some-labor';

const state = (more: Partial<LaborState> = {}) => stateOf({ labor: { ...initialState, ...more } });
const { findOnEntry, findList } = listDriver.epicsWith(portalEvents);

const asks = (epic: Epic, heard: readonly Message[], own: Partial<LaborState> = {}, ports = fakePorts()) => {
  const said: Message[] = [];
  marbles(({ cold, flush }) => {
    const values = Object.fromEntries(heard.map((message, at) => [String(at), message]));
    epic(cold<Message>(Object.keys(values).join(''), values), state(own), ports).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said;
};

const entered = (query: object) =>
  navigation.routeEntered(anEntry({ name: 'laborSubcontractingList', query: query as never }));
const onLine = (query = {}) =>
  navigation.routeEntered(
    anEntry({ name: 'laborSubcontractingPriceLine', params: { id: 'rebar-20' }, query }),
  );

describe('the list', () => {
  test('[ROUTE-030] [LABOR-007] asks for what its address says, and adds no region to it', () => {
    const [plain, chosen] = [
      entered({}),
      entered({ areaId: '20', section: '模板', mode: '清包', period: '2025-06', bad: 'x' }),
    ];
    expect(asks(findOnEntry!, [plain])).toEqual([causedBy(commands.findList({}), plain)]);
    expect(asks(findOnEntry!, [chosen])).toEqual([
      causedBy(commands.findList({ section: '模板', areaId: '20', period: '2025-06', mode: '清包' }), chosen),
    ]);
  });

  test(
    '[CALL-169] is answered by its call, and tells how many there are',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const find = commands.findList({ areaId: '20', section: '模板' });
      const send = jest.fn((_: { readonly path: string; readonly query?: object }) =>
        cold('--(k|)', { k: anAnswer(aPage()) }),
      );
      expectObservable(
        findList!(hot<Message>('-f', { f: find }), state(), fakePorts({ send: send as never })),
      ).toBe('-R-L', {
        R: events.listRequested({ view: find.payload }, find),
        L: events.listLoaded({ page: aPage() }, find),
      });
      flush();
      expect(send.mock.calls[0]?.[0]).toMatchObject({
        path: '/core/labor/getSectionDetails_v2',
        query: { areaId: '20', section: '模板' },
      });
    }),
  );
});

describe('a price line', () => {
  test('[ROUTE-031] is viewed as its address says; a month that is none is dropped', () => {
    const [plain, dated, wrong] = [onLine(), onLine({ period: '2024-06' }), onLine({ period: 'x' })];
    const viewed = (entry: Message, view: object) =>
      causedBy(commands.viewLine({ id: 'rebar-20', view }), entry);
    expect(asks(viewOnEntry, [plain, dated, wrong])).toEqual([
      viewed(plain, {}),
      viewed(dated, { period: '2024-06' }),
      viewed(wrong, {}),
    ]);
    const view = commands.viewLine({ id: 'rebar-20', view: {} });
    expect(asks(viewLine, [view])).toEqual([causedBy(events.lineViewed(view.payload), view)]);
  });

  test('is loaded once, its places again with every month', () => {
    const viewed = events.lineViewed({ id: 'formwork-timber-20', view: { period: '2025-08' } });
    const line = { status: 'shown' as const, id: 'formwork-timber-20', view: {}, trend: aTrend() };
    expect(asks(loadLineWhenNeeded, [viewed])).toHaveLength(1);
    expect(asks(loadLineWhenNeeded, [viewed], { line })).toEqual([]);
    expect(asks(loadLineWhenNeeded, [viewed], { line: { ...line, status: 'failed' } })).toHaveLength(1);
    const query = { id: 'formwork-timber-20', period: '2025-08' };
    const load = causedBy(commands.loadPlaces(query), viewed);
    expect(asks(loadPlacesWhenNeeded, [viewed])).toEqual([load]);
    expect(asks(loadPlacesWhenNeeded, [viewed], { places: { status: 'shown', query } })).toEqual([]);
    expect(asks(loadPlacesWhenNeeded, [viewed], { places: { status: 'failed', query } })).toEqual([load]);
    expect(
      asks(loadPlacesWhenNeeded, [viewed], { places: { status: 'shown', query: { id: query.id } } }),
    ).toEqual([load]);
  });

  test('a month that is chosen goes to the address', () => {
    const go = jest.fn();
    const ports = fakePorts();
    const line = { status: 'shown' as const, id: 'rebar-20', view: {} };
    asks(
      choosePeriod,
      [commands.choosePeriod({ period: '2025-06' }), commands.choosePeriod({ period: undefined })],
      { line },
      {
        ...ports,
        address: { ...ports.address, go },
      },
    );
    expect(go.mock.calls).toEqual([
      ['/laborSubcontracting/priceLine/rebar-20?period=2025-06'],
      ['/laborSubcontracting/priceLine/rebar-20'],
    ]);
  });

  test('[CALL-165] [CALL-166] line and places come, or are said not to', () => {
    const [line, places] = [commands.loadLine({ id: 'x' }), commands.loadPlaces({ id: 'x' })];
    const answers = (data: unknown) => fakePorts({ send: () => of(anAnswer(data)) });
    expect(asks(loadLine, [line], {}, answers(aTrend())).at(-1)).toEqual(
      events.lineLoaded({ trend: aTrend() }, line),
    );
    expect(asks(loadPlaces, [places], {}, answers(thePlaces())).at(-1)).toEqual(
      events.placesLoaded({ prices: thePlaces() }, places),
    );
    const refused = fakePorts({ send: () => throwError(() => new CallRefused(aReply(440), '没有')) });
    expect(asks(loadLine, [line], {}, refused).at(-1)).toMatchObject({ type: 'labor/lineFailed' });
    expect(asks(loadPlaces, [places], {}, refused).at(-1)).toMatchObject({ type: 'labor/placesFailed' });
  });
});

describe('the state', () => {
  const folded = (...heard: readonly DomainEvent[]) =>
    heard.reduce<LaborState>((before, event) => reducer(before, event), initialState);

  test('another line starts from nothing, another month of the same keeps what is known', () => {
    const known = [
      events.lineViewed({ id: 'a', view: {} }),
      events.lineLoaded({ trend: aTrend() }),
      events.placesRequested({ id: 'a' }),
      events.placesLoaded({ prices: thePlaces() }),
    ];
    const same = folded(...known, events.lineViewed({ id: 'a', view: { period: '2025-08' } }));
    expect([same.line.trend, same.places.prices, same.line.view]).toEqual([
      aTrend(),
      thePlaces(),
      { period: '2025-08' },
    ]);
    const other = folded(...known, events.lineViewed({ id: 'b', view: {} }));
    expect([other.line, other.places]).toEqual([
      { status: 'loading', id: 'b', view: {} },
      { status: 'idle' },
    ]);
  });
});

describe('the facts', () => {
  test('lists, price lines and what is kept of them are told', () => {
    expect(tracked(events.listSeen({ total: 1 }))).toEqual({ fncode: '240101', query: { total: 1 } });
    expect(tracked(events.lineLoaded({ trend: aTrend() }))).toEqual({
      fncode: '240201',
      query: { id: 'formwork-timber-20' },
    });
    const record = { kind: 'labor', ref: 'rebar-20' };
    expect(tracked(favorites.added({ record, folderName: '默认' }))).toEqual({
      fncode: '240501',
      query: { on: true },
    });
    expect(tracked(favorites.cancelled({ record }))).toEqual({ fncode: '240501', query: { on: false } });
    expect(tracked(favorites.cancelled({ record: { ...record, kind: 'project' } }))).toBeUndefined();
  });
});
