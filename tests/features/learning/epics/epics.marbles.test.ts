import type { Epic } from '#src/kernel/epic';
import { commands } from '#features/learning/commands';
import { contentPath, modulePath } from '#features/learning/content-path';
import {
  downloadFile,
  goToPlace,
  loadColumns,
  loadZone,
  openContent,
  reachPlaces,
  reportTime,
} from '#features/learning/epics';
import { events } from '#features/learning/events';
import { loadColumnsWithZone, showOnEntry } from '#features/learning/policies';
import { initialState, reducer } from '#features/learning/state';
import { tracked } from '#features/learning/tracked';
import { events as navigation } from '#features/navigation/events';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply } from '#src/kernel/send';
import { allOf } from '#src/kernel/when';
import { observeOn, of, queueScheduler, Subject, throwError } from 'rxjs';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { anOpened, aZone } from '../some-content';

const folded = (...heard: readonly DomainEvent[]) => heard.reduce(reducer, initialState);
const shown = folded(
  events.contentRequested({ collection: 'lessons' }),
  events.contentLoaded({ query: { collection: 'lessons' }, opened: anOpened() }),
);

const tells = (epic: Epic, heard: readonly Message[], own = initialState, ports = fakePorts()) => {
  const said: Message[] = [];
  marbles(({ cold, flush }) => {
    const values = Object.fromEntries(heard.map((message, at) => [String(at), message]));
    epic(cold<Message>(Object.keys(values).join(''), values), stateOf({ learning: own }), ports).subscribe(
      (message) => said.push(message),
    );
    flush();
  })();
  return said;
};
const answering = (data: unknown) => {
  const send = jest.fn((_: object) => of(anAnswer(data)));
  return { send, ports: fakePorts({ send: send as never }) };
};
const entered = (name: string, more: object = {}) => navigation.routeEntered(anEntry({ name, ...more }));

describe('entering', () => {
  test('[ROUTE-052] [ROUTE-054] without a module the first is asked for', () => {
    const entry = entered('studyIndex');
    expect(tells(showOnEntry, [entry])).toEqual([causedBy(commands.loadZone({}), entry)]);
  });

  test('[ROUTE-053] [STUDY-001] the module of the address is asked for, anew each time', () => {
    const entry = entered('GArea', { params: { moduleName: 'basics' } });
    expect(tells(showOnEntry, [entry, entry])).toHaveLength(2);
    expect(tells(showOnEntry, [entry])).toEqual([
      causedBy(commands.loadZone({ moduleName: 'basics' }), entry),
    ]);
  });

  test('[ROUTE-055] [ROUTE-056] [STUDY-002] a lesson or a case, at a section where one is named', () => {
    const lesson = entered('GAreaDetail', { query: { id: 'lap', at: 'quiz' } });
    const column = entered('CostManagement');
    expect(tells(showOnEntry, [lesson])).toEqual([
      causedBy(commands.openContent({ collection: 'lessons', id: 'lap', place: 'quiz' }), lesson),
    ]);
    expect(tells(showOnEntry, [column])).toEqual([
      causedBy(commands.openContent({ collection: 'columns' }), column),
    ]);
    expect(tells(showOnEntry, [entered('home')])).toEqual([]);
  });

  test('another lesson on the same page is opened, the same one is left as it is', () => {
    const open = folded(events.contentRequested({ collection: 'lessons', id: 'lap' }));
    const at = (id: string) => entered('GAreaDetail', { query: { id }, isSameRoute: true, isSamePage: true });
    expect(tells(showOnEntry, [at('lap')], open)).toEqual([]);
    expect(tells(showOnEntry, [at('bend')], open)).toHaveLength(1);
  });

  test('another section of the lesson that is open is gone to, without asking for the lesson again', () => {
    const at = (place: string) =>
      entered('GAreaDetail', { query: { id: 'lap', at: place }, isSameRoute: true, isSamePage: true });
    const open = folded(events.contentRequested({ collection: 'lessons', id: 'lap', place: 's1' }));
    const [entry, go] = [at('s2'), commands.goToPlace({ place: 's2' })];
    expect(tells(showOnEntry, [at('s1'), entry], open)).toEqual([causedBy(go, entry)]);
    const [wanted] = tells(goToPlace, [go], open);
    expect(reducer(open, wanted as DomainEvent).reading.query).toMatchObject({ id: 'lap', place: 's2' });
  });

  test('addresses name module, lesson and section', () => {
    expect(modulePath('22G')).toBe('/22G/index/22G');
    expect(contentPath({ id: 'lap', module: '22G' }, 'quiz')).toBe('/22G/detail?id=lap&at=quiz');
    expect(contentPath({ id: 'pile', module: 'costManagement' })).toBe('/22G/costManagementDetail?id=pile');
  });

  test('the module of the columns brings the columns', () => {
    const cases = events.zoneLoaded({ zone: aZone({ moduleName: 'costManagement', lessons: [] }) });
    expect(tells(loadColumnsWithZone, [events.zoneLoaded({ zone: aZone() }), cases])).toEqual([
      causedBy(commands.loadColumns(), cases),
    ]);
  });
});

describe('calls', () => {
  test.each([
    [
      '[CALL-179]',
      loadZone,
      commands.loadZone({ moduleName: 'basics' }),
      aZone(),
      { path: '/study/getStudyZoneInfos', query: { moduleName: 'basics' } },
    ],
    ['[CALL-177]', loadColumns, commands.loadColumns(), [], { path: '/pb/column/queryColumnList' }],
    [
      '[CALL-180]',
      openContent,
      commands.openContent({ collection: 'lessons', id: 'lap' }),
      anOpened(),
      { path: '/core/study/viewContent', query: { id: 'lap' }, needs: 'vip' },
    ],
    [
      '[CALL-178]',
      openContent,
      commands.openContent({ collection: 'columns', id: 'pile' }),
      anOpened(),
      { path: '/pb/column/queryColumnById', query: { id: 'pile' } },
    ],
    [
      '[CALL-120]',
      reportTime,
      commands.reportTime({ reading: 'r', id: 'lap', seconds: 30, place: null, done: [] }),
      { counted: 30, today: 125, seconds: 30, done: [] },
      { method: 'POST', path: '/pb/activity/giftBoxV55/doStudyClock', body: { seconds: 30 } },
    ],
  ])('[STUDY-003] %s is asked and told of', (_, epic, command, data, request) => {
    const { send, ports } = answering(data);
    const said = tells(epic, [command], initialState, ports);
    expect(send.mock.calls[0]?.[0]).toMatchObject(request);
    expect(said.at(-1)?.type).toMatch(/(Loaded|Counted)$/);
    const refused = fakePorts({
      send: (() => throwError(() => new CallRefused(aReply(500)))) as never,
    });
    const failure = tells(epic, [command], initialState, refused).at(-1);
    expect(failure?.type).toMatch(/Failed$/);
    expect(tracked(failure as DomainEvent)).toMatchObject({ fncode: '900101', query: { slice: 'learning' } });
  });

  test('[CALL-181] the workbook of what is open is saved under its title', () => {
    const file = new Blob(['x']);
    const save = jest.fn();
    const { send, ports } = answering(file);
    expect(
      tells(
        downloadFile(save),
        [commands.downloadFile({ id: 'anchorage', title: '锚固长度' })],
        shown,
        ports,
      ).map(({ type }) => type),
    ).toEqual([events.fileRequested.type, events.fileSaved.type]);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      body: { id: 'anchorage' },
      expects: 'blob',
    });
    expect(save).toHaveBeenCalledWith('锚固长度-计算表.xlsx', file);
  });
});

test(
  'a section is reached once it stays in sight, and only in the lesson that is open',
  marbles(({ hot, expectObservable }) => {
    const [rules, quiz, other] = [
      commands.reachPlaces({ id: 'anchorage', places: ['rules'] }),
      commands.reachPlaces({ id: 'anchorage', places: ['quiz'] }),
      commands.reachPlaces({ id: 'lap', places: ['rules'] }),
    ];
    const heard = hot<Message>('r 499ms q 2s o', { r: rules, q: quiz, o: other });
    expectObservable(reachPlaces(heard, stateOf({ learning: shown }), fakePorts())).toBe('1700ms P', {
      P: events.placesReached({ places: ['quiz'] }, quiz),
    });
    // Nothing is in sight between two sections.
    const nowhere = hot<Message>('n', { n: commands.reachPlaces({ id: 'anchorage', places: [] }) });
    expectObservable(reachPlaces(nowhere, stateOf({ learning: shown }), fakePorts())).toBe('');
  }),
);

describe('a lesson and a case, one after the other', () => {
  const lesson = commands.openContent({ collection: 'lessons', id: 'anchorage' });
  const aCase = commands.openContent({ collection: 'columns', id: 'pile' });

  /** The epics over a state that follows them; each answer comes when the test gives it. */
  const visit = (...epics: readonly Epic[]) => {
    let state = initialState;
    const state$ = Object.defineProperty(stateOf({}), 'value', { get: () => ({ learning: state }) });
    const action$ = new Subject<Message>();
    const replies: Subject<ApiReply>[] = [];
    const send = () => {
      const reply$ = new Subject<ApiReply>();
      replies.push(reply$);
      return reply$;
    };
    const tell = (message: Message) => {
      state = reducer(state, message);
      action$.next(message);
    };
    allOf(...epics)(action$, state$, fakePorts({ send }))
      .pipe(observeOn(queueScheduler))
      .subscribe(tell);
    return { tell, replies, now: () => state };
  };

  test('the lesson that comes late does not take the place of the case', () => {
    const { tell, replies, now } = visit(openContent);
    [lesson, aCase].forEach(tell);
    replies[1]?.next(anAnswer(anOpened({ content: { ...anOpened().content, id: 'pile' } })));
    const before = now();
    replies[0]?.next(anAnswer(anOpened()));
    expect(now()).toEqual(before);
    expect(now().reading).toMatchObject({ status: 'shown', content: { id: 'pile' } });
  });

  test('what is told of a former query, answer or failure, is not of what is open', () => {
    const open = folded(events.contentRequested({ collection: 'columns', id: 'pile' }));
    const query = { collection: 'lessons', id: 'anchorage' } as const;
    expect(reducer(open, events.contentLoaded({ query, opened: anOpened() })).reading).toEqual(open.reading);
    const problem = { code: 500, message: '出错了' };
    expect(reducer(open, events.contentFailed({ query, problem })).reading).toEqual(open.reading);
  });

  test('whoever has left the lessons before it came does not read it', () => {
    const { tell, replies, now } = visit(openContent);
    [lesson, entered('home')].forEach(tell);
    replies[0]?.next(anAnswer(anOpened()));
    expect(now().reading.status).toBe('loading');
  });

  test('each workbook is saved under its own title, and each button waits for its own', () => {
    const save = jest.fn<void, [string, Blob]>();
    const { tell, replies, now } = visit(openContent, downloadFile(save));
    const [first, second] = [
      commands.downloadFile({ id: 'anchorage', title: '锚固长度' }),
      commands.downloadFile({ id: 'lap', title: '搭接长度' }),
    ];
    [first, aCase, second, second].forEach(tell);
    replies[1]?.next(anAnswer(anOpened({ content: { ...anOpened().content, id: 'pile', title: '桩' } })));
    expect(replies).toHaveLength(3);
    replies[0]?.next(anAnswer(new Blob(['x'])));
    expect(save.mock.calls.map(([name]) => name)).toEqual(['锚固长度-计算表.xlsx']);
    expect(now().saving).toEqual(['lap']);
  });
});

test('what is opened and saved are facts for the analysts', () => {
  expect(tracked(events.zoneLoaded({ zone: aZone() }))).toEqual({
    fncode: '290102',
    query: { moduleName: '22G', total: 2 },
  });
  expect(tracked(events.contentLoaded({ query: { collection: 'lessons' }, opened: anOpened() }))).toEqual({
    fncode: '290201',
    query: { id: 'anchorage', module: '22G' },
  });
  expect(tracked(events.fileSaved({ id: 'lap' }))).toEqual({ fncode: '290301', query: { id: 'lap' } });
  expect(tracked(events.placesReached({ places: ['rules'] }))).toBeUndefined();
});
