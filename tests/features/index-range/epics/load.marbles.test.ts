import { of } from 'rxjs';
import { commands } from '#features/index-range/commands';
import { events } from '#features/index-range/events';
import { loadSubject, weighByAge } from '#features/index-range/epics';
import { listDriver } from '#features/index-range/list-driver';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { viewFrom } from '#features/index-range/range-view';
import { initialState } from '#features/index-range/state';
import { events as auth } from '#features/auth/events';
import { causedBy, type Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { aSubject, aTable } from '../some-range';

const reply = (data: unknown): ApiReply => ({
  httpStatus: 200,
  statusCode: 200,
  businessMsg: '',
  warnMsg: [],
  data,
});
const { findList, changeView } = listDriver.epicsWith(portalEvents);
const state$ = stateOf({ indexRange: initialState });
const view = viewFrom({ areaId: '20', subject: '钢筋工程' });

test(
  '[DATA-001] the table is asked for with its conditions, and the latest question wins',
  marbles(({ hot, cold, expectObservable }) => {
    const [first, second] = [commands.findList(viewFrom({})), commands.findList(view)];
    const send = (request: ApiRequest) => {
      const { subject: _, ...query } =
        request.body === undefined ? {} : (request.body as { subject?: string });
      expect(request).toMatchObject({
        path: '/core/idx/getIndexRange',
        needs: 'rights',
        quiet: true,
        body: query,
      });
      return cold('---(r|)', { r: reply(aTable()) });
    };
    const action$ = hot<Message>('a-b------', { a: first, b: second });
    expectObservable(findList!(action$, state$, fakePorts({ send }))).toBe('a-b--f---', {
      a: causedBy(events.listRequested({ view: viewFrom({}) }), first),
      b: causedBy(events.listRequested({ view }), second),
      f: causedBy(events.listLoaded({ page: aTable() }), second),
    });
  }),
);

test(
  'a subject that no longer matters after leaving is dropped',
  marbles(({ hot, cold, expectObservable }) => {
    const ask = commands.loadSubject({ view, subject: '钢筋工程' });
    const send = () => cold('----(r|)', { r: reply(aSubject()) });
    const action$ = hot<Message>('a-o-----', { a: ask, o: auth.loggedOut({ by: 'member' }) });
    expectObservable(loadSubject(action$, state$, fakePorts({ send }))).toBe('a-------', {
      a: causedBy(events.subjectRequested({ name: '钢筋工程' }), ask),
    });
  }),
);

test('changing the view is going somewhere', () => {
  const ports = fakePorts();
  marbles(({ hot, flush }) => {
    const action$ = hot<Message>('ab', {
      a: commands.refineList({ kind: 'fee', stage: '合同价' }),
      b: commands.clearFilters(),
    });
    changeView!(action$, state$, ports).subscribe();
    flush();
  })();
  expect(ports.address.moves.map(decodeURIComponent)).toEqual([
    'go /commonproj/indexRange?kind=fee&stage=合同价',
    'go /commonproj/indexRange?kind=fee',
  ]);
});

test('weighing by age holds at once', () => {
  const told: Message[] = [];
  weighByAge(of(commands.weighByAge({ halfLife: 24 })), stateOf({}), fakePorts()).subscribe((event) =>
    told.push(event),
  );
  expect(told).toEqual([events.ageWeighed({ halfLife: 24 }, commands.weighByAge({ halfLife: 24 }))]);
});
