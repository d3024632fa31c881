import { EMPTY, observeOn, of, queueScheduler, Subject } from 'rxjs';
import { commands } from '#features/new-items/commands';
import { download, loadAreas, loadProjects, loadSheet } from '#features/new-items/epics';
import { itemList } from '#features/new-items/contract';
import { events } from '#features/new-items/events';
import { listDriver } from '#features/new-items/list-driver';
import type { OpenSheet } from '#features/new-items/open-sheet';
import { findFirst, findOnEntry } from '#features/new-items/policies';
import { initialState, reducer } from '#features/new-items/state';
import { events as navigation } from '#features/navigation/events';
import type { Filter } from '#src/contract/listing/filter';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import type { Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { allOf } from '#src/kernel/when';
import { anEntry, stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const { viewFrom, pathTo } = itemList;
const { findList } = listDriver.epicsWith(portalEvents);

const asked = (view: Parameters<typeof commands.findList>[0]) => {
  const requests: ApiRequest[] = [];
  const send = (request: ApiRequest) => {
    requests.push(request);
    return EMPTY;
  };
  findList!(of(commands.findList(view)), stateOf({}), fakePorts({ send })).subscribe();
  return requests[0];
};

test('[DATA-010][DATA-011] the query always carries origin 0, with the filters and the page', () => {
  expect(asked({ bidNodeId: 'p1' })).toMatchObject({
    method: 'POST',
    path: '/pb/api/newItem/query',
    body: { bidNodeId: 'p1', origin: 0 },
  });
  expect(asked({ bidNodeId: 'p1', projectId: 'p1', part: '0105', keyword: '梁', page: 3 })?.body).toEqual({
    bidNodeId: 'p1',
    projectId: 'p1',
    part: '0105',
    keyword: '梁',
    pageNo: 3,
    origin: 0,
  });
});

test('[DATA-011] the file is asked for by every filter of the list', () => {
  const requests: ApiRequest[] = [];
  const send = (request: ApiRequest) => {
    requests.push(request);
    return EMPTY;
  };
  const filters: readonly Filter[] = itemList.filters;
  const fields = filters
    .filter(({ narrows }) => narrows !== false)
    .flatMap((filter) => Object.keys(filter.fields));
  const view = viewFrom({ bidNodeId: 'p1', ...Object.fromEntries(fields.map((field) => [field, '1'])) });
  const state$ = stateOf({ newItems: { ...initialState, items: { status: 'shown', view } } });
  const one = commands.download({ type: 'items', bidNodeId: 'p1', name: '甲楼' });
  download(jest.fn())(of(one), state$, fakePorts({ send })).subscribe();
  expect(requests[0]?.query).toEqual({
    ...Object.fromEntries(fields.map((field) => [field, '1'])),
    bidNodeId: 'p1',
    type: 'items',
  });
});

test('[CALL-154][CALL-162] the list is asked for with its region and page, and the regions by themselves', () => {
  const requests: ApiRequest[] = [];
  const told: Message[] = [];
  const send = (request: ApiRequest) => {
    requests.push(request);
    return request.path.endsWith('getAreas') ? of(anAnswer({ areaIds: ['1', '20'] })) : EMPTY;
  };
  const ports = fakePorts({ send });
  const action$ = new Subject<Message>();
  loadProjects(action$, stateOf({}), ports).subscribe((event) => told.push(event));
  loadAreas(action$, stateOf({}), ports).subscribe((event) => told.push(event));
  action$.next(commands.loadProjects({}));
  action$.next(commands.loadProjects({ areaId: '20', page: 2 }));
  action$.next(commands.loadAreas());
  expect(requests.map(({ path, query }) => [path, query])).toEqual([
    ['/pb/newItem/getProjectList', { pageNo: '1' }],
    ['/pb/newItem/getProjectList', { areaId: '20', pageNo: '2' }],
    ['/pb/newItem/getAreas', undefined],
  ]);
  expect(told.at(-1)).toMatchObject({ type: 'newItems/areasLoaded', payload: { areaIds: ['1', '20'] } });
});

test('of a project whose items are closed nothing more is asked', () => {
  const paths: string[] = [];
  const told: Message[] = [];
  const send = ({ path }: ApiRequest) => {
    paths.push(path);
    return of(anAnswer({ isOpen: false, count: 0, reason: '提供方没有开放' }));
  };
  const action$ = new Subject<Message>();
  loadSheet(action$, stateOf({}), fakePorts({ send })).subscribe((event) => told.push(event));
  action$.next(commands.loadSheet({ bidNodeId: 'p1' }));
  expect(paths).toEqual(['/pb/newItem/isOpen']);
  expect(told.at(-1)).toMatchObject({ type: 'newItems/closureFound', payload: { reason: '提供方没有开放' } });
});

test('the address holds the view, and what does not belong there is left out', () => {
  const view = { bidNodeId: 'p 1', part: '0105', keyword: '梁', page: 2 };
  const path = pathTo(view);
  expect(viewFrom(Object.fromEntries(new URLSearchParams(path.split('?')[1])))).toEqual(view);
  expect(viewFrom({ bidNodeId: 'p1', page: '-1', unit: '' })).toEqual({ bidNodeId: 'p1' });
  expect(pathTo({ areaId: '20', page: 2 })).toBe('/commonproj/newItems?areaId=20&page=2');
  expect(viewFrom({ areaId: '20' })).toEqual({ areaId: '20' });
  for (const areaId of ['1', '', 'x', '20;1']) expect(viewFrom({ areaId })).toEqual({});
});

test('an address of before, which names the page otherwise, opens that page', () => {
  const entered = navigation.routeEntered(
    anEntry({ name: 'newItems', query: { areaId: '20', pageNo: '2' } }),
  );
  expect(reducer(initialState, entered).items.view).toEqual({ areaId: '20', page: 2 });
});

describe('two projects in one visit', () => {
  const at = (query: Readonly<Record<string, string>>) =>
    navigation.routeEntered(anEntry({ name: 'newItems', query, isSameRoute: true }));
  const sheetOf = (bidNodeId: string) => events.sheetLoaded({ bidNodeId, sheet: {} as OpenSheet });
  const problem = { code: 500, message: '出错了' };

  /** The epics over a state that follows them; each answer comes when the test gives it. */
  const visit = (save: (name: string, file: Blob) => void = () => undefined) => {
    let state = { ...initialState, areaIds: ['1'] as readonly string[] };
    const state$ = Object.defineProperty(stateOf({}), 'value', { get: () => ({ newItems: state }) });
    const action$ = new Subject<Message>();
    const asked: { readonly path: string; readonly reply$: Subject<ApiReply> }[] = [];
    const send = ({ path }: ApiRequest) => {
      const reply$ = new Subject<ApiReply>();
      asked.push({ path: path.split('/').at(-1) ?? '', reply$ });
      return reply$;
    };
    const tell = (message: Message) => {
      state = reducer(state, message) as typeof state;
      action$.next(message);
    };
    allOf(
      findList!,
      loadSheet,
      loadProjects,
      findFirst,
      findOnEntry,
      download(save),
    )(action$, state$, fakePorts({ send }))
      .pipe(observeOn(queueScheduler))
      .subscribe(tell);
    return { tell, now: () => state, paths: () => asked.map(({ path }) => path), asked };
  };

  test.each([
    ['another project', at({ bidNodeId: 'p2' })],
    ['the list', at({})],
    ['another page', navigation.routeEntered(anEntry())],
  ])('items of the first that come late do not stand under %s', (_, entry) => {
    const { tell, now, asked, paths } = visit();
    [at({ bidNodeId: 'p1' }), sheetOf('p1'), entry].forEach(tell);
    const late = paths().indexOf('query');
    const before = now();
    asked[late]?.reply$.next(anAnswer({ indexDatas: [], total: 0 }));
    expect(now()).toEqual(before);
  });

  test.each([
    ['its sheet', sheetOf('p1')],
    ['that it is closed', events.closureFound({ bidNodeId: 'p1', reason: '未开放' })],
    ['that it failed', events.sheetFailed({ bidNodeId: 'p1', problem })],
    ['that the list failed', events.projectsFailed({ problem })],
  ])('%s is not told of the next', (_, late) => {
    const { tell, now, paths } = visit();
    tell(at({ bidNodeId: 'p2' }));
    const [before, asked] = [now(), paths()];
    tell(late);
    expect(now()).toEqual(before);
    expect(paths()).toEqual(asked);
  });

  test('each file is saved under its own name, and the next project may be downloaded meanwhile', () => {
    const save = jest.fn<void, [string, Blob]>();
    const { tell, now, asked, paths } = visit(save);
    [at({ bidNodeId: 'p1' }), commands.download({ type: 'items', bidNodeId: 'p1', name: '甲楼' })].forEach(
      tell,
    );
    [at({ bidNodeId: 'p2' }), commands.download({ type: 'items', bidNodeId: 'p2', name: '乙楼' })].forEach(
      tell,
    );
    const [first] = paths().flatMap((path, place) => (path.startsWith('is') ? [] : [place]));
    asked[first ?? -1]?.reply$.next(anAnswer(new Blob(['x'])));
    expect(save.mock.calls.map(([name]) => name)).toEqual(['甲楼-清单项目.xlsx']);
    expect(now().downloading).toBe('items');
  });
});
