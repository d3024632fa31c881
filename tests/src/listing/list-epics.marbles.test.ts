import { of } from 'rxjs';
import { defineCall } from '#src/contract/call';
import { choice, keyword, region } from '#src/contract/listing/filter';
import { defineList, type ViewOf } from '#src/contract/listing/list';
import type { Epic } from '#src/kernel/epic';
import { causedBy, defineCommands, defineEvents, type Message } from '#src/kernel/messages';
import type { RootState } from '#src/kernel/state';
import { driveList } from '#src/listing/list-epics';
import type { ListState } from '#src/listing/list-state';
import { listCommands, listEvents } from '#src/listing/messages';
import { events as navigation } from '#features/navigation/events';
import { events as regions } from '#features/regions/events';
import { events as search } from '#features/search/events';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import * as z from 'zod/mini';

const list = defineList({
  route: 'things',
  path: '/things',
  paging: 'pages',
  sorts: { name: '名称' },
  sortsInBasis: [],
  filters: [
    keyword(),
    region({ stays: true }),
    choice('kind', '种类', { options: [['a', '甲'] as const, ['b', '乙'] as const] }),
  ],
});
type View = ViewOf<typeof list>;
const page = z.object({ rows: z.array(z.string()) });
type Page = z.output<typeof page>;
const commands = defineCommands('things', listCommands<View>());
const events = defineEvents('things', listEvents<View, Page>());
const call = defineCall({
  method: 'POST',
  path: '/things/find',
  access: 'member',
  summary: '',
  body: z.object(list.body),
  data: page,
});

const shown: ListState<View, Page> = { status: 'shown', view: { areaId: '20', kind: 'a', page: 3 } };
const driver = driveList({
  list,
  commands,
  events,
  call,
  select: (state: RootState) =>
    (
      state as {
        things?: typeof shown;
      }
    ).things ?? shown,
  pageOf: (found: Page) => found,
  totalOf: ({ rows }) => rows.length,
});
const epics = driver.epicsWith(portalEvents);

const said = (
  epic: Epic | undefined,
  heard: readonly Message[],
  ports = fakePorts(),
  state: Partial<RootState> = {},
): Message[] => {
  const messages: Message[] = [];
  marbles(({ hot, flush }) => {
    const values = Object.fromEntries(heard.map((message, at) => [String(at), message]));
    epic?.(hot<Message>(Object.keys(values).join(''), values), stateOf(state), ports).subscribe((message) =>
      messages.push(message),
    );
    flush();
  })();
  return messages;
};
const movesFor = (command: Message): readonly string[] => {
  const ports = fakePorts();
  expect(said(epics.changeView, [command], ports)).toEqual([]);
  return ports.address.moves;
};
const entered = (query: Record<string, string>, isSameRoute = false, name = 'things') =>
  navigation.routeEntered({ ...anEntry({ query }), name, isSameRoute });

test('the address is moved, and nothing else', () => {
  expect(movesFor(commands.refineList({ kind: 'b' }))).toEqual(['go /things?areaId=20&kind=b']);
  expect(movesFor(commands.clearFilters())).toEqual(['go /things?areaId=20']);
  expect(movesFor(commands.turnPage({ page: 4 }))).toEqual(['go /things?areaId=20&kind=a&page=4']);
});

test('a second choice keeps the first, although nothing has been entered in between', () => {
  const ports = fakePorts();
  said(epics.changeView, [commands.refineList({ kind: 'b' }), commands.refineList({ areaId: '31' })], ports);
  expect(ports.address.current()).toBe('/things?areaId=31&kind=b');
  said(epics.changeView, [commands.clearFilters(), commands.turnPage({ page: 2 })], ports);
  expect(ports.address.current()).toBe('/things?areaId=31&page=2');
});

test('entering asks for what the address says, unless it is shown already', () => {
  const other = entered({ kind: 'b' });
  expect(said(epics.findOnEntry, [other])).toEqual([causedBy(commands.findList({ kind: 'b' }), other)]);
  const same = { kind: 'a', areaId: '20', page: '3', basis: '2025-09' };
  expect(said(epics.findOnEntry, [entered(same, true)])).toEqual([]);
  expect(said(epics.findOnEntry, [entered(same, false)])).toHaveLength(1);
  expect(said(epics.findOnEntry, [entered({}, false, 'others')])).toEqual([]);
});

test('a list that failed is asked for again by the same address', () => {
  const failed = { things: { ...shown, status: 'failed' } } as unknown as Partial<RootState>;
  const same = entered({ kind: 'a', areaId: '20', page: '3' }, true);
  expect(said(epics.findOnEntry, [same], fakePorts(), failed)).toHaveLength(1);
});

test('what was found is told, and how much of it', () => {
  const ports = fakePorts({ send: () => of(anAnswer({ rows: ['one', 'two'] })) });
  const asked = commands.findList({ kind: 'b' });
  const loaded = events.listLoaded({ page: { rows: ['one', 'two'] } }, asked);
  expect(said(epics.findList, [asked], ports)).toEqual([
    events.listRequested({ view: { kind: 'b' } }, asked),
    loaded,
  ]);
  expect(said(epics.answerSearch, [loaded])).toEqual([
    causedBy(search.listAnswered({ route: 'things', total: 2 }), loaded),
  ]);
  const failed = events.listFailed({ problem: { code: 980, message: '请先通过验证' } });
  expect(said(epics.answerFailedSearch, [failed])).toEqual([
    causedBy(search.listAnswered({ route: 'things', total: 0, failedWith: 980 }), failed),
  ]);
});

test('the same search again asks again, for this list alone', () => {
  const repeated = search.listSearchRepeated({ route: 'things', keyword: '楼' });
  expect(said(epics.findAgain, [repeated])).toEqual([causedBy(commands.findList(shown.view), repeated)]);
  expect(said(epics.findAgain, [search.listSearchRepeated({ route: 'others', keyword: '楼' })])).toEqual([]);
});

test('the region that the member picks while there is the list’s', () => {
  const picked = regions.regionPicked({ areaid: '31', by: 'member' });
  const nationwide = regions.regionPicked({ areaid: '1', by: 'member' });
  expect(said(epics.refineByRegion, [entered({}), picked, nationwide])).toEqual([
    causedBy(commands.refineList({ areaId: '31' }), picked),
    causedBy(commands.refineList({ areaId: undefined }), nationwide),
  ]);
  expect(said(epics.refineByRegion, [picked])).toEqual([]);
  expect(
    said(epics.refineByRegion, [entered({}), regions.regionPicked({ areaid: '20', by: 'member' })]),
  ).toEqual([]);
});

test('a region is measured by the address, where the state has not heard of it yet', () => {
  const pick = (areaid: string) => regions.regionPicked({ areaid, by: 'member' });
  const chosen = fakePorts({ address: fakeAddress('/things?areaId=31&kind=b') });
  expect(said(epics.refineByRegion, [entered({}), pick('31')], chosen)).toEqual([]);
  const back = pick('20');
  expect(said(epics.refineByRegion, [entered({}), back], chosen)).toEqual([
    causedBy(commands.refineList({ areaId: '20' }), back),
  ]);
  const elsewhere = fakePorts({ address: fakeAddress('/others?areaId=31') });
  expect(said(epics.refineByRegion, [entered({}), back], elsewhere)).toEqual([]);
});

test('[TRACK-001] it is looked at once for an entry of its page, however often its rows come', () => {
  const loaded = (...rows: readonly string[]) => events.listLoaded({ page: { rows: [...rows] } });
  const [first, last] = [loaded('one', 'two'), loaded('three')];
  expect(
    said(epics.tellSight, [
      entered({}),
      first,
      entered({ kind: 'b' }, true),
      last,
      entered({ page: '2' }, true),
      entered({}, false, 'others'),
      last,
      entered({}),
      last,
    ]),
  ).toEqual([
    causedBy(events.listSeen({ total: 2, areaId: '20' }), first),
    causedBy(events.listSeen({ total: 1, areaId: '20' }), last),
  ]);
});

test('what a slice does in its own way is left out', () => {
  expect(Object.keys(driver.epicsWith(portalEvents, { without: ['findAgain', 'findOnEntry'] }))).toEqual([
    'tellChanges',
    'changeView',
    'refineByRegion',
    'findList',
    'tellSight',
    'answerSearch',
    'answerFailedSearch',
  ]);
});
