import { events as navigation } from '#features/navigation/events';
import { commands } from '#features/projects/commands';
import { events } from '#features/projects/events';
import { listDriver } from '#features/projects/list-driver';
import { loadOnEntry } from '#features/projects/policies';
import { initialState } from '#features/projects/state';
import type { ListView } from '#features/projects/contract';
import { events as regions } from '#features/regions/events';
import { events as search } from '#features/search/events';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { anEntry, aProjectPage, aProjectRow, stateOf } from '#tests/support/builders';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { marbles } from '#tests/support/marbles';
import { fakeAddress, fakePorts } from '#tests/support/ports';

const epics = listDriver.epicsWith(portalEvents);
const [answerFailedSearch, answerSearch, findAgain, findInOtherBasis, findOnEntry, refineByRegion] = [
  epics.answerFailedSearch!,
  epics.answerSearch!,
  epics.findAgain!,
  epics.findInOtherBasis!,
  epics.findOnEntry!,
  epics.refineByRegion!,
];

const onList = navigation.routeEntered(anEntry({ name: 'commonProjList' }));

const asks = (policy: Epic, heard: Message, view: ListView = {}, before: Message = onList) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ projects: { ...initialState, list: { status: 'shown' as const, view } } });
    const action$ = hot<Message>('bh', { b: before, h: heard });
    policy(action$, state$, fakePorts()).subscribe((message) => said.push(message));
    flush();
  })();
  return said;
};

describe('findAgain', () => {
  const again = (route: string) => search.listSearchRepeated({ route, keyword: '住宅' });
  const view = { keyword: '住宅', areaId: '20' };

  test('[HEADER-017] the same search once more asks again, with the filters as they stand', () => {
    const here = again('commonProjList');
    expect(asks(findAgain, here, view)).toEqual([causedBy(commands.findList(view), here)]);
  });

  test('the list of another section is not ours', () => {
    expect(asks(findAgain, again('policyList'), view)).toEqual([]);
  });
});

describe('a search by keyword', () => {
  test('is answered by the total, or by the failure', () => {
    const found = events.listLoaded({ page: aProjectPage([aProjectRow(), aProjectRow({ id: 'p2' })]) });
    expect(asks(answerSearch, found)).toEqual([
      causedBy(search.listAnswered({ route: 'commonProjList', total: 2 }), found),
    ]);
    const failed = events.listFailed({ problem: { code: 500, message: '' } });
    expect(asks(answerFailedSearch, failed)).toEqual([
      causedBy(search.listAnswered({ route: 'commonProjList', total: 0, failedWith: 500 }), failed),
    ]);
  });
});

describe('entering', () => {
  const list = navigation.routeEntered(
    anEntry({ name: 'commonProjList', query: { keyword: '住宅', areaId: '20', bad: 'x' } }),
  );
  const detail = navigation.routeEntered(anEntry({ name: 'commonProjDetail', params: { id: 'p1' } }));
  const elsewhere = navigation.routeEntered(anEntry());
  const asksOf = (policy: Epic, heard: Message) => asks(policy, heard, {}, elsewhere);

  test('the list searches what its address says', () => {
    expect(asksOf(findOnEntry, list)).toEqual([
      causedBy(commands.findList({ keyword: '住宅', areaId: '20' }), list),
    ]);
  });

  test('the rows that are shown are not asked for again because the page is read in another basis', () => {
    const again = (isSameRoute: boolean) =>
      navigation.routeEntered(
        anEntry({ name: 'commonProjList', query: { keyword: '住宅', basis: '2025-09' }, isSameRoute }),
      );
    expect(asks(findOnEntry, again(true), { keyword: '住宅' }, elsewhere)).toEqual([]);
    expect(asks(findOnEntry, again(true), { keyword: '医院' }, elsewhere)).toHaveLength(1);
    expect(asks(findOnEntry, again(false), { keyword: '住宅' }, elsewhere)).toHaveLength(1);
  });

  test('a detail is loaded with the basis its peers are read in', () => {
    const read = navigation.routeEntered(
      anEntry({ name: 'commonProjDetail', params: { id: 'p1' }, query: { basis: '2025-09_20' } }),
    );
    expect(asksOf(loadOnEntry, read)).toEqual([
      causedBy(commands.loadDetail({ id: 'p1', basis: '2025-09_20', peers: '' }), read),
    ]);
  });

  test('a detail loads it', () => {
    expect(asksOf(loadOnEntry, detail)).toEqual([
      causedBy(commands.loadDetail({ id: 'p1', basis: '', peers: '' }), detail),
    ]);
  });

  test('any other page asks for nothing', () => {
    expect([...asksOf(findOnEntry, elsewhere), ...asksOf(findOnEntry, detail)]).toEqual([]);
    expect([...asksOf(loadOnEntry, elsewhere), ...asksOf(loadOnEntry, list)]).toEqual([]);
  });
});

describe('a region picked', () => {
  const picked = (areaid: string, by: 'member' | 'entry' | 'address') => regions.regionPicked({ areaid, by });

  test('by the member narrows the list', () => {
    const pick = picked('20', 'member');
    expect(asks(refineByRegion, pick)).toEqual([causedBy(commands.refineList({ areaId: '20' }), pick)]);
  });

  test('the whole country lifts that', () => {
    const pick = picked('1', 'member');
    expect(asks(refineByRegion, pick, { areaId: '20' })).toEqual([
      causedBy(commands.refineList({ areaId: undefined }), pick),
    ]);
  });

  test('the one that narrows it already changes nothing', () => {
    expect(asks(refineByRegion, picked('20', 'member'), { areaId: '20' })).toEqual([]);
    expect(asks(refineByRegion, picked('1', 'member'))).toEqual([]);
  });

  test('on another page is none of our business', () => {
    expect(asks(refineByRegion, picked('20', 'member'), {}, navigation.routeEntered(anEntry()))).toEqual([]);
  });

  test('by the address or on entry changes nothing: the address has been read', () => {
    expect(asks(refineByRegion, picked('20', 'address'))).toEqual([]);
    expect(asks(refineByRegion, picked('1', 'entry'), { areaId: '20' })).toEqual([]);
  });
});

describe('findInOtherBasis', () => {
  const view: ListView = { sort: 'unitCost', order: 'asc' };
  const asked = (
    entry: Partial<Parameters<typeof anEntry>[0]>,
    listBasis = { now: '2025-09', asked: '' },
    shown = view,
    address = fakeAddress(),
  ) => {
    const said: Message[] = [];
    const heard = navigation.routeEntered(
      anEntry({
        name: 'commonProjList',
        query: { sort: 'unitCost', order: 'asc' },
        isSameRoute: true,
        ...entry,
      }),
    );
    marbles(({ hot, flush }) => {
      const state = { ...initialState, list: { status: 'shown' as const, view: shown }, listBasis };
      findInOtherBasis(
        hot<Message>('h', { h: heard }),
        stateOf({ projects: state }),
        fakePorts({ address }),
      ).subscribe((message) => said.push(message));
      flush();
    })();
    return said.map(({ payload }) => payload);
  };

  test('rows ordered by cost are asked for again in another basis', () => {
    expect(asked({})).toEqual([view]);
    expect(asked({ query: { costFrom: '2000' } }, undefined, { costFrom: 2_000 })).toEqual([
      { costFrom: 2_000 },
    ]);
  });

  test('a place in the order of one basis is left for the first page in the other', () => {
    const address = fakeAddress();
    const place = { cursor: 'abc', page: 3 };
    const query = { sort: 'unitCost', order: 'asc', page: '3', cursor: 'abc', basis: '2025-09' };
    expect(asked({ query }, undefined, { ...view, ...place }, address)).toEqual([]);
    expect(address.moves).toEqual(['replace /commonproj/index?sort=unitCost&order=asc&basis=2025-09']);
  });

  test('the same basis, another order, another view and another route do not ask', () => {
    expect(asked({}, { now: '2025-09', asked: '2025-09' })).toEqual([]);
    expect(
      asked({ query: { sort: 'area', order: 'asc' } }, undefined, { sort: 'area', order: 'asc' }),
    ).toEqual([]);
    expect(asked({ query: { sort: 'unitCost', order: 'desc' } })).toEqual([]);
    expect(asked({ isSameRoute: false })).toEqual([]);
    expect(asked({ name: 'commonProjDetail' })).toEqual([]);
  });
});
