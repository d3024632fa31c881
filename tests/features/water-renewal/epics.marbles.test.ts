import { events as navigation } from '#features/navigation/events';
import { commands } from '#features/water-renewal/commands';
import { waterList } from '#features/water-renewal/contract';
import { loadDetail } from '#features/water-renewal/epics';
import { events } from '#features/water-renewal/events';
import { listDriver } from '#features/water-renewal/list-driver';
import { loadOnEntry } from '#features/water-renewal/policies';
import { initialState, reducer, type WaterRenewalState } from '#features/water-renewal/state';
import { tracked } from '#features/water-renewal/tracked';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import { CallRefused } from '#src/kernel/send';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { of, throwError } from 'rxjs';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { aDetail, aPage, aRow } from './some-water';

const state = (more: Partial<WaterRenewalState> = {}) =>
  stateOf({ waterRenewal: { ...initialState, ...more } });
const { findOnEntry, findList, refineByRegion } = listDriver.epicsWith(portalEvents);
type AnyEpic = NonNullable<typeof findList>;

const asks = (epic: AnyEpic, heard: readonly Message[], ports = fakePorts()) => {
  const said: Message[] = [];
  marbles(({ cold, flush }) => {
    const values = Object.fromEntries(heard.map((message, at) => [String(at), message]));
    epic(cold<Message>(Object.keys(values).join(''), values), state(), ports).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said;
};
const entered = (query: object) =>
  navigation.routeEntered(anEntry({ name: 'waterConAndUrbanRenew', query: query as never }));

describe('the list', () => {
  test('[ROUTE-050] asks for what its address says: kind, area, year and unit basis', () => {
    const [plain, chosen] = [
      entered({ areaId: '1' }),
      entered({ kind: '泵站', areaId: '20', year: '2025', unitBasis: '万元/kW', page: '2', bad: 'x' }),
    ];
    expect(asks(findOnEntry!, [plain])).toEqual([causedBy(commands.findList({}), plain)]);
    expect(asks(findOnEntry!, [chosen])).toEqual([
      causedBy(
        commands.findList({ kind: '泵站', areaId: '20', year: '2025', unitBasis: '万元/kW', page: 2 }),
        chosen,
      ),
    ]);
    expect(refineByRegion).toBeDefined();
  });

  test('values of two unit bases are put in no order', () => {
    expect(waterList.viewFrom({ sort: 'value' })).toEqual({});
    expect(waterList.viewFrom({ sort: 'value', unitBasis: '元/亩' })).toEqual({
      sort: 'value',
      unitBasis: '元/亩',
    });
  });

  test(
    '[CALL-175] is answered by its call, page by page',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const find = commands.findList({ kind: '水利', page: 3 });
      const send = jest.fn((_: { readonly path: string; readonly body?: unknown }) =>
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
        path: '/core/waterConUrbanRenew/getIndexDatas',
        body: { kind: '水利', pageNo: 3, pageSize: 20 },
      });
    }),
  );
});

describe('the detail', () => {
  test('[ROUTE-051] is loaded on entry in the basis of the address, and comes or is said not to', () => {
    const entry = navigation.routeEntered(
      anEntry({ name: 'waterDetail', params: { id: 'a' }, query: { basis: '2025-06' } }),
    );
    expect(asks(loadOnEntry, [entry])).toEqual([
      causedBy(commands.loadDetail({ id: 'a', basis: '2025-06' }), entry),
    ]);
    expect(asks(loadOnEntry, [entered({})])).toEqual([]);
    const load = commands.loadDetail({ id: 'a', basis: '' });
    const answers = fakePorts({ send: () => of(anAnswer(aDetail())) });
    expect(asks(loadDetail, [load], answers)).toEqual([
      events.detailRequested(load.payload, load),
      events.detailLoaded({ detail: aDetail() }, load),
    ]);
    const refused = fakePorts({ send: () => throwError(() => new CallRefused(aReply(440), '没有')) });
    expect(asks(loadDetail, [load], refused).at(-1)).toMatchObject({ type: 'waterRenewal/detailFailed' });
  });

  test('the same record in another basis stays on the screen, another one does not', () => {
    const folded = (...heard: readonly DomainEvent[]) =>
      heard.reduce<WaterRenewalState>((before, event) => reducer(before, event), initialState);
    const { id } = aRow();
    const shown = [events.detailRequested({ id, basis: '' }), events.detailLoaded({ detail: aDetail() })];
    const again = folded(...shown, events.detailRequested({ id, basis: '2025-06' }));
    expect(again.detail).toMatchObject({ status: 'loading', detail: { row: { id } } });
    expect(folded(...shown, events.detailRequested({ id: 'b', basis: '' })).detail.detail).toBeUndefined();
  });
});

test('lists and details are told, and what could not be had', () => {
  expect(tracked(events.listSeen({ total: 1 }))).toEqual({ fncode: '270101', query: { total: 1 } });
  expect(tracked(events.detailLoaded({ detail: aDetail() }))).toEqual({
    fncode: '270201',
    query: { id: 'pump-202509-1' },
  });
  const problem = { code: 500, message: '坏了' };
  expect(tracked(events.detailFailed({ problem }))).toMatchObject({ fncode: '900101' });
  expect(tracked(navigation.routeEntered(anEntry({ name: 'waterDetail' })))).toBeUndefined();
});
