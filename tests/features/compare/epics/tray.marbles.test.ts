import { events as auth } from '#features/auth/events';
import { commands } from '#features/compare/commands';
import { viewFrom } from '#features/compare/compare-view';
import { changeView, keepTray } from '#features/compare/epics';
import { events } from '#features/compare/events';
import { followAddress, loadOnEntry, loadSavedOnEntry, tellOverfilled } from '#features/compare/policies';
import { initialState, reducer, type CompareState } from '#features/compare/state';
import { tracked } from '#features/compare/tracked';
import { events as navigation, type Entered } from '#features/navigation/events';
import { events as notices } from '#features/notices/events';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { anEntry, aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { aComparison } from '../some-comparison';

const item = (id: string) => ({ id, name: `${id} 号楼` });
const member: CompareState = { ...initialState, member: '6001' };

const says = (
  epic: Epic,
  heard: readonly Message[],
  state: CompareState = member,
  kept = memoryStorage(),
) => {
  const said: Message[] = [];
  const ports = fakePorts({ kept });
  marbles(({ hot, flush }) => {
    const names = heard.map((_, at) => String.fromCharCode(97 + at));
    const action$ = hot<Message>(
      names.join(''),
      Object.fromEntries(heard.map((each, at) => [names[at], each])),
    );
    epic(action$, stateOf({ compare: state }), ports).subscribe((message) => said.push(message));
    flush();
  })();
  return { said: said.map(({ type, payload }) => ({ type, payload })), moves: ports.address.moves, kept };
};
const itemsIn = (message: { payload: unknown } | undefined) =>
  (message?.payload as { items: readonly { id: string }[] }).items.map(({ id }) => id);

test('[DATA-001] a second press takes the project out again, and the storage knows it', () => {
  const { said, kept } = says(keepTray, [
    commands.toggle(item('p1')),
    commands.toggle(item('p2')),
    commands.toggle(item('p1')),
  ]);
  expect(said.map(itemsIn)).toEqual([['p1'], ['p1', 'p2'], ['p2']]);
  expect(kept.get('compareTray.6001')).toBe(JSON.stringify([item('p2')]));
});

test('the sixth is refused by name, and the five stay', () => {
  const five = ['p1', 'p2', 'p3', 'p4', 'p5'].map(item);
  const kept = memoryStorage({ 'compareTray.6001': JSON.stringify(five) });
  const { said } = says(keepTray, [commands.toggle(item('p6'))], member, kept);
  expect(said).toEqual([{ type: events.trayOverfilled.type, payload: item('p6') }]);
  expect(JSON.parse(kept.get('compareTray.6001') ?? '')).toHaveLength(5);
  const told = says(tellOverfilled, [events.trayOverfilled(item('p6'))]).said[0];
  expect(told?.type).toBe(notices.noticeRaised.type);
  expect(told?.payload).toMatchObject({ text: expect.stringContaining('至多对比 5 个工程') as string });
});

test('after a login the account finds its own tray, and clearing empties it', () => {
  const kept = memoryStorage({ 'compareTray.6001': JSON.stringify([item('p1'), item('p2')]) });
  const entered = auth.loggedIn({ user: aUser(), way: 'resumed' });
  const { said } = says(keepTray, [entered, commands.remove({ id: 'p1' }), commands.clear()], member, kept);
  expect(said.map(itemsIn)).toEqual([['p1', 'p2'], ['p2'], []]);
  expect(kept.get('compareTray.6001')).toBeUndefined();
});

const here = (more: Partial<Entered> = {}) =>
  navigation.routeEntered(anEntry({ name: 'commonProjCompare', query: { ids: 'p1,p2' }, ...more }));
const shown: CompareState = {
  ...member,
  page: { status: 'shown', view: viewFrom({ ids: 'p1,p2' }), comparison: aComparison() },
};

test('entering asks for the columns of the address; another reference or tax basis asks for nothing', () => {
  const view = viewFrom({ ids: 'p1,p2' });
  expect(says(loadOnEntry, [here()]).said).toEqual([{ type: commands.loadComparison.type, payload: view }]);
  expect(
    says(loadOnEntry, [here({ isSameRoute: true, query: { ids: 'p1,p2', against: 'mean' } })], shown).said,
  ).toEqual([]);
  expect(
    says(loadOnEntry, [here({ isSameRoute: true, query: { ids: 'p1,p2', basis: 'in' } })], shown).said,
  ).toEqual([]);
  expect(says(loadOnEntry, [here({ isSameRoute: true, query: { ids: 'p1,p3' } })], shown).said).toHaveLength(
    1,
  );
  expect(says(loadOnEntry, [here({ query: { ids: 'p1' } })]).said).toEqual([]);
  expect(says(followAddress, [here()]).said).toEqual([{ type: events.viewEntered.type, payload: { view } }]);
  expect(says(loadSavedOnEntry, [here(), here({ isSameRoute: true })]).said).toHaveLength(1);
});

test('the tray leads to the page, and the page’s switches to its address', () => {
  const { moves } = says(
    changeView,
    [commands.openComparison({ ids: ['p1', 'p3'] }), commands.refine({ against: 'mean' })],
    shown,
  );
  expect(moves.map(decodeURIComponent)).toEqual([
    'go /commonproj/compare?ids=p1,p3',
    'go /commonproj/compare?ids=p1,p2&against=mean',
  ]);
});

test('what one member compared is not left for the next', () => {
  const saved = { id: '1', name: '三座', ids: ['p1', 'p2'], savedOn: '2025-10-01' };
  const after = [events.savingRequested(), events.comparisonSaved({ saved })].reduce(reducer, shown);
  expect(after.saved).toEqual({ list: [saved], isSaving: false, done: '三座' });
  expect(reducer(after, events.savedRemoved({ id: '1' })).saved.list).toEqual([]);
  expect(reducer(after, auth.loggedOut({ by: 'member' }))).toEqual(initialState);
  const view = viewFrom({ ids: 'p1,p2' });
  expect(tracked(events.comparisonLoaded({ view, comparison: aComparison() }))).toMatchObject({
    fncode: '210403',
  });
});

test('what was asked for other projects is not of those in the address', () => {
  const view = viewFrom({ ids: 'p1,p3' });
  const problem = { code: 500, message: '坏了' };
  expect(reducer(shown, events.comparisonLoaded({ view, comparison: aComparison() }))).toEqual(shown);
  expect(reducer(shown, events.comparisonFailed({ view, problem }))).toEqual(shown);
});
