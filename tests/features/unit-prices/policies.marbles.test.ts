import { events as navigation } from '#features/navigation/events';
import { events as regions } from '#features/regions/events';
import { events as search } from '#features/search/events';
import { commands } from '#features/unit-prices/commands';
import { OWN_TERMS } from '#features/unit-prices/detail-view';
import { events } from '#features/unit-prices/events';
import { listDriver } from '#features/unit-prices/list-driver';
import * as policies from '#features/unit-prices/policies';
import { initialState, type UnitPricesState } from '#features/unit-prices/state';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { aPage, aScheme } from './a-row';

const onList = navigation.routeEntered(anEntry({ name: 'unitPriceList' }));
const elsewhere = navigation.routeEntered(anEntry());

const { findAgain, refineByRegion } = listDriver.epicsWith(portalEvents);
const asks = (
  policy: Epic,
  heard: Message,
  state: Partial<UnitPricesState> = {},
  before: Message = onList,
) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ unitPrices: { ...initialState, ...state } });
    policy(hot<Message>('bh', { b: before, h: heard }), state$, fakePorts()).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said;
};
const shown = (more: Partial<UnitPricesState['list']> = {}): Pick<UnitPricesState, 'list'> => ({
  list: { ...initialState.list, status: 'shown', view: { areaId: '20' }, ...more },
});
const entryOf = (query: Readonly<Record<string, string>>) =>
  navigation.routeEntered(anEntry({ name: 'unitPriceList', query }));

describe('entering the list', () => {
  test('[ROUTE-036] [ROUTE-037] finds what its address says', () => {
    const entry = entryOf({ areaId: '20', code: '0105', row: '300' });
    const view = { areaId: '20', code: '0105', row: 300 };
    expect(asks(policies.findOnEntry, entry, {}, elsewhere)).toEqual([
      causedBy(commands.findList({ view, basis: '' }), entry),
    ]);
    expect(asks(policies.loadTradesOnEntry, entry, {}, elsewhere)).toEqual([
      causedBy(commands.loadTrades({ areaId: '20', edition: undefined }), entry),
    ]);
  });

  test.each([[{}], [{ areaId: '1' }], [{ areaId: '28' }]])(
    '[ROUTE-038] without a place that is offered, the visitor’s own is looked for: %j',
    (query) => {
      const entry = entryOf(query);
      expect(asks(policies.findOnEntry, entry, {}, elsewhere)).toEqual([
        causedBy(commands.findArea(), entry),
      ]);
      expect(asks(policies.loadTradesOnEntry, entry, {}, elsewhere)).toEqual([]);
    },
  );

  test('asks for schemes once', () => {
    const entry = entryOf({ areaId: '20' });
    expect(asks(policies.loadSchemesOnEntry, entry, {}, elsewhere)).toHaveLength(1);
    const schemes = { ...initialState.schemes, status: 'known' as const };
    expect(asks(policies.loadSchemesOnEntry, entry, { schemes }, elsewhere)).toEqual([]);
  });

  test('another page asks for nothing', () => {
    for (const policy of [policies.findOnEntry, policies.loadTradesOnEntry, policies.openOnEntry]) {
      expect(asks(policy, elsewhere, {}, elsewhere)).toEqual([]);
    }
  });
});

test('[ROUTE-039] entering a detail opens it with what its address tries out', () => {
  const entry = navigation.routeEntered(
    anEntry({
      name: 'unitPriceDetail',
      params: { id: '7', projectId: 'p1' },
      query: { management: '0.2', basis: 'in_2025-09' },
      lacksRights: true,
    }),
  );
  const terms = { ...OWN_TERMS, managementRate: 0.2 };
  expect(asks(policies.openOnEntry, entry, {}, elsewhere)).toEqual([
    causedBy(
      commands.openDetail({ id: '7', projectId: 'p1', terms, basis: '2025-09_in', lacksRights: true }),
      entry,
    ),
  ]);
});

describe('a region picked', () => {
  const pick = (areaid: string, by: 'member' | 'address') => regions.regionPicked({ areaid, by });

  test('by the member narrows the list', () => {
    expect(asks(refineByRegion!, pick('11', 'member'), shown())).toEqual([
      causedBy(commands.refineList({ areaId: '11' }), pick('11', 'member')),
    ]);
  });

  test('otherwise, or on another page, changes nothing', () => {
    expect(asks(refineByRegion!, pick('11', 'address'), shown())).toEqual([]);
    expect(asks(refineByRegion!, pick('20', 'member'), shown())).toEqual([]);
    expect(asks(refineByRegion!, pick('11', 'member'), shown(), elsewhere)).toEqual([]);
  });
});

describe('a search by keyword', () => {
  const found = (total: { count: number; exact: boolean } | null) =>
    events.windowLoaded({ window: 0, page: aPage(3, 0, { total }) });

  test('is answered by the total, as soon as it is known', () => {
    const total = { count: 3, exact: true };
    expect(asks(policies.answerSearch, found(total))).toMatchObject([
      { type: 'search/listAnswered', payload: { route: 'unitPriceList', total: 3 } },
    ]);
    expect(asks(policies.answerSearch, found(null))).toEqual([]);
    expect(asks(policies.countWhenUnknown, found(null), shown())).toHaveLength(1);
    expect(asks(policies.countWhenUnknown, found(null), shown({ total }))).toEqual([]);
    expect(asks(policies.answerSearchLate, events.totalLoaded({ total }))).toHaveLength(1);
  });

  test('[HEADER-017] once more asks again with the view as it stands', () => {
    const again = search.listSearchRepeated({ route: 'unitPriceList', keyword: '板' });
    const find = commands.findList({ view: { areaId: '20' }, isRepeated: true });
    expect(asks(findAgain!, again, shown())).toEqual([causedBy(find, again)]);
  });

  test('fails when the list does, not when a later window does', () => {
    const lost = events.windowFailed({ window: 0, problem: { code: 500, message: '' } });
    expect(asks(policies.answerLostSearch, lost, shown({ status: 'failed' }))).toMatchObject([
      { payload: { route: 'unitPriceList', total: 0, failedWith: 500 } },
    ]);
    expect(asks(policies.answerLostSearch, lost, shown())).toEqual([]);
    const uncounted = events.totalFailed({ problem: { code: 503, message: '' } });
    expect(asks(policies.answerUncountedSearch, uncounted, shown())).toMatchObject([
      { type: 'search/listAnswered', payload: { route: 'unitPriceList', failedWith: 503 } },
    ]);
  });
});

describe('[UNIT-005] pricing schemes', () => {
  const chosen = aScheme({ isChosen: true });
  const schemes = { ...initialState.schemes, status: 'known' as const, schemes: [chosen] };
  const changed = (how: 'created' | 'chosen' | 'renamed') =>
    events.schemesChanged({ how, schemes: [aScheme({ id: '1' }), aScheme({ id: '2' })] });

  test('the list is priced anew when another scheme counts, and only then', () => {
    expect(asks(policies.priceUnderFoundScheme, changed('chosen'), { ...shown(), schemes })).toEqual([]);
    const heard = events.schemesLoaded({ schemes: [chosen] });
    expect(asks(policies.priceUnderFoundScheme, heard, { ...shown(), schemes })).toHaveLength(1);
    expect(asks(policies.priceUnderFoundScheme, heard, { ...shown({ scheme: chosen }), schemes })).toEqual(
      [],
    );
    expect(asks(policies.priceUnderFoundScheme, heard, { schemes })).toEqual([]);
  });

  test('a new scheme is chosen, and takes the place of the trial it was saved from', () => {
    expect(asks(policies.chooseNewScheme, changed('created'))).toMatchObject([{ payload: { id: '2' } }]);
    expect(asks(policies.chooseNewScheme, changed('renamed'))).toEqual([]);
    const detail = { ...initialState.detail, id: '7', projectId: 'p1', terms: OWN_TERMS };
    expect(asks(policies.leaveTrial, changed('chosen'), { schemes, detail })).toMatchObject([
      { type: 'unitPrices/endTrial' },
    ]);
    expect(asks(policies.leaveTrial, changed('renamed'), { schemes, detail })).toEqual([]);
  });

  test('a refused change is told', () => {
    const refused = events.schemeChangeRejected({ how: 'renamed', problem: { code: -1, message: 'x' } });
    expect(asks(policies.tellRefusedChange, refused)).toMatchObject([
      { payload: { title: '计价方案没有改名', text: '网络没有回应，请稍后再试' } },
    ]);
  });
});
