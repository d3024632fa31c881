import { commands } from '#features/index-range/commands';
import { foldOldTax } from '#features/index-range/epics';
import { events } from '#features/index-range/events';
import { listDriver } from '#features/index-range/list-driver';
import {
  findOnEntry,
  loadSubjectOfTable,
  loadSubjectOnEntry,
  startNationwide,
} from '#features/index-range/policies';
import { viewFrom } from '#features/index-range/range-view';
import { initialState, type IndexRangeState } from '#features/index-range/state';
import { events as navigation, type Entered } from '#features/navigation/events';
import { events as regions } from '#features/regions/events';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { aTable } from './some-range';

type TableState = IndexRangeState['table'];
const { refineByRegion } = listDriver.epicsWith(portalEvents);
const here = (more: Partial<Entered> = {}) =>
  navigation.routeEntered(anEntry({ name: 'commonProjIndexRange', ...more }));
const shown: TableState = { status: 'shown', view: viewFrom({}), page: aTable() };

const asks = (
  policy: Epic,
  heard: Message,
  table: TableState = initialState.table,
  before: Message = here(),
) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ indexRange: { ...initialState, table } });
    policy(hot<Message>('bh', { b: before, h: heard }), state$, fakePorts()).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said.map(({ type, payload }) => ({ type, payload }));
};
const messageOf = ({ type, payload }: Message) => ({ type, payload });
const elsewhere = navigation.routeEntered(anEntry());

test('[ROUTE-028] entering asks for what the address says', () => {
  const entered = here({ query: { kind: 'fee', areaId: '20', bad: 'x' } });
  expect(asks(findOnEntry, entered, initialState.table, elsewhere)).toEqual([
    messageOf(commands.findList(viewFrom({ kind: 'fee', areaId: '20' }))),
  ]);
});

test('another subject of the table on the screen loads that subject alone', () => {
  const entered = here({ isSameRoute: true, query: { subject: '钢筋工程' } });
  expect(asks(findOnEntry, entered, shown, elsewhere)).toEqual([]);
  expect(asks(loadSubjectOnEntry, entered, shown)).toEqual([
    messageOf(commands.loadSubject({ view: viewFrom({ subject: '钢筋工程' }), subject: '钢筋工程' })),
  ]);
  expect(
    asks(loadSubjectOnEntry, here({ isSameRoute: true, query: { kind: 'fee', subject: 'x' } }), shown),
  ).toEqual([]);
});

test('coming back to the page counts anew', () => {
  expect(asks(findOnEntry, here(), shown, elsewhere)).toHaveLength(1);
});

test('of a fresh table the subject of the address is shown, else the first', () => {
  const found = events.listLoaded({ page: aTable() });
  const subjectFor = (view: TableState['view']) =>
    asks(loadSubjectOfTable, found, { ...shown, view }).map(
      ({ payload }) => (payload as { subject: string }).subject,
    );
  expect(subjectFor(viewFrom({ subject: '钢筋工程' }))).toEqual(['钢筋工程']);
  expect(subjectFor(viewFrom({ subject: '没有' }))).toEqual(['单方造价']);
  expect(asks(loadSubjectOfTable, events.listLoaded({ page: aTable({ subjects: [] }) }))).toEqual([]);
});

test('a region picked here goes to the address, one picked elsewhere does not', () => {
  const picked = regions.regionPicked({ areaid: '20', by: 'member' });
  expect(asks(refineByRegion!, picked)).toEqual([messageOf(commands.refineList({ areaId: '20' }))]);
  expect(asks(refineByRegion!, picked, initialState.table, elsewhere)).toEqual([]);
  expect(asks(refineByRegion!, regions.regionPicked({ areaid: '20', by: 'address' }))).toEqual([]);
});

test('a page without region in its address starts with the whole country', () => {
  const nationwide = messageOf(regions.regionPicked({ areaid: '1', by: 'entry' }));
  expect(asks(startNationwide, here(), initialState.table, elsewhere)).toEqual([nationwide]);
  expect(asks(startNationwide, here({ query: { areaId: '20' } }), initialState.table, elsewhere)).toEqual([]);
  expect(asks(startNationwide, here({ isSameRoute: true }), initialState.table, elsewhere)).toEqual([]);
});

test('an old address is replaced by one that says its tax basis as all pages do, and asked about then', () => {
  const old = here({ query: { kind: 'fee', taxBasis: '含税', basis: '2024-12' } });
  expect(asks(findOnEntry, old, initialState.table, elsewhere)).toEqual([]);
  const ports = fakePorts();
  marbles(({ hot, flush }) => {
    foldOldTax(hot<Message>('h', { h: old }), stateOf({ indexRange: initialState }), ports).subscribe();
    flush();
  })();
  expect(ports.address.moves).toEqual(['replace /commonproj/indexRange?kind=fee&basis=2024-12_in']);
});
