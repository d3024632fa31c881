import { of, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from '#features/search/commands';
import { events } from '#features/search/events';
import { listDriver } from '#features/search/list-driver';
import type { Origin } from '#features/search/origin';
import { beginSearch } from '#features/search/policies';
import type { ResultsView } from '#features/search/result-list';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { allOf } from '#src/kernel/when';
import type { Message } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { anEntry } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { running, SEARCH_ID, searching, someFound } from '../some-search';

const view: ResultsView = { text: '住宅', category: 'all' };
const asks = (asked: ResultsView = view) => commands.findList(asked);
const findResults = allOf(beginSearch, listDriver.epicsWith(portalEvents).findList!);
const found = someFound();
const answer = anAnswer(found);
const onScreen = { ...running, route: 'searchResults' };

const saidTo = (command: Message, state$ = searching(), outcome$: ReturnType<Ports['send']> = of(answer)) => {
  const said: Message[] = [];
  const send = jest.fn((_: ApiRequest) => outcome$);
  findResults(of(command), state$, fakePorts({ now: () => 1_040, send })).subscribe((event) =>
    said.push(event),
  );
  return { said, sent: send.mock.calls.flat() };
};
const started = (command: Message, from: Origin, searchId = SEARCH_ID) =>
  events.searchRequested(
    { searchId, keyword: '住宅', category: 'all', from, route: 'searchResults', at: 1_040 },
    command,
  );

describe('findList', () => {
  test('[TRACK-003] [CONST-016] a search begins under an id, is asked for, and found', () => {
    const command = asks();
    expect(saidTo(command).said).toEqual([
      started(command, 'address'),
      events.listRequested({ view }, command),
      events.listLoaded({ page: { view, found } }, command),
    ]);
  });

  test.each([
    [view, { text: '住宅', category: 'all', pageNo: 1, pageSize: 20 }],
    [
      { text: '住宅', category: 'policyDoc', group: 'policy', areaId: '20', page: 3 } as const,
      { text: '住宅', category: 'policyDoc', group: 'policy', areaId: 20, pageNo: 3, pageSize: 20 },
    ],
    [
      { text: '住宅', category: 'all', basis: '2025-09_20' } as const,
      { text: '住宅', category: 'all', basis: '2025-09_20', pageNo: 1, pageSize: 20 },
    ],
  ])('the view becomes the question %#', (asked, body) => {
    expect(saidTo(asks(asked)).sent).toEqual([
      { method: 'POST', path: '/pb/search/items', body, session: 'required', quiet: true },
    ]);
  });

  test('[TRACK-003] pages, groups and regions belong to the search that is running', () => {
    const command = asks({ ...view, group: 'sl', areaId: '20', page: 2 });
    const { said } = saidTo(command, searching({ current: { running: onScreen } }));
    expect(said.map(({ type }) => type)).toEqual(['search/listRequested', 'search/listLoaded']);
  });

  test.each([
    ['other words', asks({ ...view, text: '厂房' })],
    ['another category', asks({ ...view, category: 'policyDoc' })],
  ])('[TRACK-003] %s end the running search and begin their own', (_, command) => {
    const [ended, begun] = saidTo(
      command,
      searching({ current: { running: { ...onScreen, total: 4 } } }),
    ).said;
    expect(ended).toEqual(events.searchEnded({ searchId: SEARCH_ID, total: 4, ms: 40 }, command));
    expect(begun).toMatchObject({ type: 'search/searchRequested' });
  });

  test('a search of the list of a section is no search of this page', () => {
    const listed = searching({ current: { running: { ...running, route: 'commonProjList' } } });
    expect(saidTo(asks(), listed).said[0]).toMatchObject({
      type: 'search/searchEnded',
      payload: { total: null },
    });
  });

  test('it was asked for where its words were submitted, also when a login lies between', () => {
    const box = { submitted: { keyword: '住宅', category: 'all', from: 'hot' } } as const;
    const command = asks();
    expect(saidTo(command, searching({ box })).said[0]).toEqual(started(command, 'hot'));
    const other = { submitted: { ...box.submitted, keyword: '厂房' } };
    expect(saidTo(command, searching({ box: other })).said[0]).toEqual(started(command, 'address'));
  });

  test('[TRACK-004] a refusal is told with what support needs, and so is a broken contract', () => {
    const command = asks();
    const refused = new CallRefused(aReply(510, { requestId: 'r1' }), '服务暂时不可用');
    const problem = { code: 510, message: '服务暂时不可用', requestId: 'r1' };
    expect(
      saidTo(
        command,
        searching(),
        throwError(() => refused),
      ).said.at(-1),
    ).toEqual(events.listFailed({ problem }, command));
    expect(saidTo(command, searching(), of(anAnswer({ groups: 7 }))).said.at(-1)).toMatchObject({
      type: 'search/listFailed',
      payload: { problem: { code: -1 } },
    });
  });

  const hurried = (second: Message, expected: string) =>
    marbles(({ hot, cold, expectObservable }) => {
      const send = () => cold('9ms (k|)', { k: answer });
      const said$ = findResults(
        hot<Message>('a 4ms b', { a: asks(), b: second }),
        searching({ current: { running: onScreen } }),
        fakePorts({ send }),
      );
      expectObservable(said$).toBe(expected, {
        r: events.listRequested({ view }, asks()),
        f: events.listLoaded({ page: { view, found } }, asks()),
      });
    });

  test('the latest question wins', hurried(asks(), 'r 4ms r 8ms f'));
  test('nobody waits on another page', hurried(navigation.routeEntered(anEntry()), 'r'));
  test('nobody waits after the logout', hurried(auth.loggedOut({ by: 'member' }), 'r'));
  test(
    'another page of the results cancels nothing by itself',
    hurried(navigation.routeEntered(anEntry({ name: 'searchResults' })), 'r 8ms f'),
  );
});
