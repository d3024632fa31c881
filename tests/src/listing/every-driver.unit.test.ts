import { readdirSync } from 'node:fs';
import type { Reducer } from 'redux';
import { NEVER } from 'rxjs';
import * as z from 'zod/mini';
import { commands as favorites } from '#features/favorites/commands';
import { findList as findFavorites } from '#features/favorites/epics/find-favorites';
import { commands as ranges } from '#features/index-range/commands';
import { loadSubject } from '#features/index-range/epics';
import { countedSectionsCall } from '#features/labor/contract';
import { commands as ownData } from '#features/my-data/commands';
import { loadRecords } from '#features/my-data/epics/load-records';
import { eraseData, exportData, loadOverview } from '#features/my-data/epics/own-data';
import { events as ownDataEvents } from '#features/my-data/events';
import { commands as newItems } from '#features/new-items/commands';
import { download } from '#features/new-items/epics';
import { events as newItemEvents } from '#features/new-items/events';
import { commands as unitPrices } from '#features/unit-prices/commands';
import { loadWindows } from '#features/unit-prices/epics/load-windows';
import { countUnitPrices } from '#features/unit-prices/epics/rows';
import { events as unitPriceEvents } from '#features/unit-prices/events';
import { unitPriceExport } from '#features/unit-prices/ui/export/list-export';
import { findOnEntry as findUnitPrices } from '#features/unit-prices/policies';
import { events as navigation } from '#features/navigation/events';
import type { Call } from '#src/contract/call';
import type { AnyList } from '#src/contract/listing/list';
import { readAsQuoted } from '#src/costing/rebaser';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import type { RootState } from '#src/kernel/state';
import type { ListDriver } from '#src/listing/list-epics';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

type AnyDriver = ListDriver<object, unknown> & {
  readonly commands: { readonly findList: (view: object) => { readonly type: string } };
};

const files = readdirSync('features', { recursive: true, encoding: 'utf8' });
const exportsOf = (file: string): readonly unknown[] =>
  Object.values(jest.requireActual<object>(`${process.cwd()}/features/${file}`));
const calls = files
  .filter((file) => /(^|\/)contract[^/]*\.ts$/.test(file) || /\/contract\/[^/]+\.ts$/.test(file))
  .flatMap((file) => exportsOf(file).map((one) => [file.split('/')[0] ?? '', one] as const))
  .filter(
    (pair): pair is readonly [string, Call] =>
      typeof pair[1] === 'object' && pair[1] !== null && 'method' in pair[1] && 'path' in pair[1],
  );
const drivers = files
  .filter((file) => file.endsWith('/list-driver.ts'))
  .flatMap((file) =>
    exportsOf(file)
      .filter((one): one is AnyDriver => typeof one === 'object' && one !== null && 'epicsWith' in one)
      .map((driver) => [file.split('/')[0] ?? '', driver] as const),
  );

type View = never;
/** How a view comes to a request: what an epic hears, in the state that follows from what happened before. */
interface EpicWay {
  readonly epic: Epic;
  readonly hears: (view: View) => Message;
  readonly after?: (view: View) => Message;
}
/** Or what is asked for in that state, whoever sends it. */
interface AskedWay {
  readonly asks: (state: RootState) => ApiRequest;
  readonly after: (view: View) => Message;
}
type Way = EpicWay | AskedWay;
const shown = (view: View) => ownDataEvents.recordsRequested({ range: view });
const searched = (view: View) => unitPriceEvents.searchRequested({ view, basis: '', scheme: undefined });
const AS_QUOTED = { rebase: readAsQuoted, basis: '', sources: [], areaName: undefined };
/** Of the lists that find their rows in their own way, and of what else goes by their filters. */
const OWN_WAYS: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  'my-data': {
    records: { epic: loadRecords, hears: (view: View) => ownData.findList(view) },
    overview: { epic: loadOverview, hears: (view: View) => ownData.loadOverview(view) },
    erasure: { epic: eraseData, after: shown, hears: () => ownData.eraseData({ scope: 'shown' }) },
    file: {
      epic: exportData(() => undefined),
      after: shown,
      hears: () => ownData.exportData({ format: 'csv' }),
    },
  },
  favorites: { page: { epic: findFavorites, hears: (view: View) => favorites.findList(view) } },
  'index-range': {
    subject: {
      epic: loadSubject,
      hears: (view: View) => ranges.loadSubject({ view, subject: '钢筋' }),
    },
  },
  'new-items': {
    file: {
      epic: download(() => undefined),
      after: (view: View) => newItemEvents.listRequested({ view }),
      hears: () => newItems.download({ type: 'items', bidNodeId: 'bid_node.p-1', name: '楼' }),
    },
  },
  'unit-prices': {
    window: { epic: loadWindows, after: searched, hears: searched },
    total: { epic: countUnitPrices, after: searched, hears: () => unitPrices.countUnitPrices() },
    file: { after: searched, asks: (state) => unitPriceExport(state, AS_QUOTED).request(undefined) },
  },
};
const ways = drivers.flatMap(([slice, driver]) => {
  const { findList } = driver.epicsWith(portalEvents);
  const usual: Way[] = findList ? [{ epic: findList, hears: (view) => driver.commands.findList(view) }] : [];
  const own = Object.entries(OWN_WAYS[slice] ?? {});
  return [...usual.map((way) => ['rows', way] as const), ...own].map(
    ([name, way]) => [slice, name, driver.list, way] as const,
  );
});

/** Without them a list asks for nothing. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  newItems: { bidNodeId: 'bid_node.p-1' },
  searchResults: { text: '楼', category: 'project' },
};
const TEXTS = [
  '1',
  '20',
  '2024-03',
  '2024-03-05',
  '2024',
  '楼',
  '010505001',
  'bid_node.p-1',
  'p-1',
  'project',
];

const camelCased = (slice: string): string =>
  slice.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const sentBy = ({ epic, hears }: EpicWay, state: RootState, view: object): ApiRequest | undefined => {
  const sent: ApiRequest[] = [];
  marbles(({ hot, flush }) => {
    const ports = fakePorts({
      send: (request: ApiRequest) => {
        sent.push(request);
        return NEVER;
      },
    });
    epic(hot('a', { a: hears(view as never) }), stateOf(state), ports).subscribe();
    flush();
  })();
  return sent[0];
};

/** The request for a view, and the call that it is of. */
const askedBy = (slice: string, way: Way, view: object, own?: unknown) => {
  const reducer = reducerOf(slice);
  const before = way.after ? way.after(view as never) : { type: '' };
  const state = { [camelCased(slice)]: own ?? reducer(undefined, before) } as RootState;
  const request = 'asks' in way ? way.asks(state) : sentBy(way, state, view);
  const call = calls.find(([, { path, method }]) => path === request?.path && method === request.method)?.[1];
  if (!request || !call) throw new Error('nothing known was asked for');
  return { request, call };
};

/** The request as the server reads it. */
const readBy = (slice: string, way: Way, view: object, own?: unknown): unknown => {
  const { request, call } = askedBy(slice, way, view, own);
  if (call.method === 'POST') return [call.path, z.parse(call.body, request.body)];
  const texts = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined);
  return z.parse(call.query, Object.fromEntries(texts.map(([name, value]) => [name, String(value)])));
};

test('the lists are found, and each has a way to the server', () => {
  expect(drivers.length).toBeGreaterThanOrEqual(13);
  const without = drivers.filter(([slice]) => !ways.some(([found]) => found === slice));
  expect(without.map(([slice]) => slice)).toEqual([]);
});

const fieldsOf = (call: Call): readonly string[] => {
  const shaped = (call.method === 'POST' ? call.body : call.query) as { readonly shape?: object } | undefined;
  return Object.keys(shaped?.shape ?? {});
};

/** No page asks it; its filters are those of the call that the list asks. */
const OF_NO_PAGE = [countedSectionsCall.path];

test('whatever call goes by the filters of a list has a way to it', () => {
  const asked = ways.map(
    ([slice, , list, way]) => askedBy(slice, way, list.viewFrom(NEEDED[list.route] ?? {})).call.path,
  );
  const going = calls.filter(([folder, call]) =>
    drivers.some(([slice, { list }]) => {
      if (slice !== folder) return false;
      const fields = list.filters.flatMap(({ fields: own, narrows }) =>
        narrows === false ? [] : Object.keys(own),
      );
      const taken = fieldsOf(call);
      return fields.every((field) => taken.includes(field));
    }),
  );
  expect(going.length).toBeGreaterThan(10);
  expect([...new Set(going.map(([, { path }]) => path))].filter((path) => !asked.includes(path))).toEqual(
    OF_NO_PAGE,
  );
});

/** What an epic says of what it hears, in the state of its slice. */
const saidBy = (slice: string, epic: Epic, own: unknown, heard: Message): readonly Message[] => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    epic(hot('a', { a: heard }), stateOf({ [camelCased(slice)]: own }), fakePorts()).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said;
};
const reducerOf = (slice: string) =>
  jest.requireActual<{ reducer: Reducer }>(`${process.cwd()}/features/${slice}/state`).reducer;
const eventsOf = (slice: string) =>
  jest.requireActual<{ events: Record<string, (payload: object) => Message> }>(
    `${process.cwd()}/features/${slice}/events`,
  ).events;

/** A list that asks upon every entry asks in the basis it finds there. */
const asksAnew: Readonly<Record<string, Epic>> = { 'unit-prices': findUnitPrices };
/** What else a sort needs to be one. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'unit-prices': { areaId: '20' },
  'water-renewal': { unitBasis: '元/延米' },
};
const sortedInBasis = drivers.flatMap(([slice, { list }]) => {
  const { sortsInBasis } = list as unknown as AnyList;
  return sortsInBasis.map((sort) => [slice, sort] as const);
});

test('lists of costs stand in the order they show', () => {
  expect(sortedInBasis.map(([slice]) => slice).toSorted()).toEqual([
    'projects',
    'unit-prices',
    'water-renewal',
  ]);
});

test.each(sortedInBasis)('%s by %s: another basis asks anew, and in that basis', (slice, sort) => {
  const driver = drivers.find(([name]) => name === slice)![1];
  const query = { ...BESIDE[slice], sort };
  const enter = (basis: object) =>
    navigation.routeEntered(
      anEntry({ name: driver.list.route, query: { ...query, ...basis }, isSameRoute: true }),
    );
  const view = driver.list.viewFrom(query);
  expect(view).toMatchObject({ sort });
  const own = asksAnew[slice];
  if (own) {
    const [found] = saidBy(slice, own, reducerOf(slice)(undefined, enter({})), enter({ basis: '2025-09' }));
    expect(found?.payload).toMatchObject({ view, basis: '2025-09' });
    return;
  }
  const { listRequested, listLoaded } = eventsOf(slice);
  const state = [
    enter({}),
    listRequested!({ view }),
    listLoaded!({ page: {} }),
    enter({ basis: '2025-09' }),
  ].reduce(reducerOf(slice), undefined);
  const { findInOtherBasis, findList } = driver.epicsWith(portalEvents);
  const [found] = saidBy(slice, findInOtherBasis!, state, enter({ basis: '2025-09' }));
  expect(found?.payload).toEqual(view);
  const request = readBy(slice, { epic: findList!, hears: () => found! }, view, state);
  expect(request).toMatchObject([expect.any(String), { sort, basis: '2025-09' }]);
});

test.each(ways)('%s, %s: every filter reaches the server', (slice, _, list, way) => {
  const needed = NEEDED[list.route] ?? {};
  const asked = (view: object): string => JSON.stringify(readBy(slice, way, view));
  const lost = list.filters
    .filter(({ narrows }) => narrows !== false)
    .flatMap(({ control, fields }) => {
      const offered = 'options' in control ? control.options.map(([value]) => value) : TEXTS;
      return Object.keys(fields).filter((field) => {
        const without = list.viewFrom(needed);
        const views = offered.map((text) => list.viewFrom({ ...needed, [field]: text }));
        const other = views.find((view) => JSON.stringify(view) !== JSON.stringify(without));
        return !other || asked(other) === asked(without);
      });
    });
  expect(lost).toEqual([]);
});
