import { map, Subject, takeUntil, timer } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/learning/commands';
import { events } from '#features/learning/events';
import { initialState, reducer, type LearningState } from '#features/learning/state';
import { countTime } from '#features/learning/study-clock';
import { events as navigation } from '#features/navigation/events';
import type { State$ } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anOpened } from '../some-content';

const opened = events.contentLoaded({ query: { collection: 'lessons' }, opened: anOpened() });
const isThere = { t: true, f: false };
/** Nobody looks longer. */
const END_MS = 400_000;
const reading = '00000000-0000-7000-8000-000000000001';

/** What is reported, each time with the seconds so far, the state being what the events make of it. */
const told = (
  heard: string,
  attention: string,
  more: { hidden?: string; messages?: Record<string, Message> } = {},
) => {
  const reports: { seconds: number; place: string | null; done: readonly string[] }[] = [];
  marbles(({ hot, flush }) => {
    const action$ = hot<Message>(heard, { o: opened, ...more.messages });
    const after$ = new Subject<Message>();
    let own: LearningState = reducer(initialState, events.contentRequested({ collection: 'lessons' }));
    action$.subscribe((message) => {
      own = reducer(own, message);
      after$.next(message);
    });
    const state$: State$ = Object.defineProperty(stateOf({}), 'value', {
      get: () => ({ learning: own }),
    });
    const hidden$ = hot(more.hidden ?? '').pipe(map(() => undefined));
    const ports = fakePorts({ page: { setTitle: jest.fn(), reload: jest.fn(), hidden$ } });
    const epic = countTime(hot(attention, isThere));
    epic(after$, state$, ports)
      .pipe(takeUntil(timer(END_MS)))
      .subscribe((message) => {
        if (!commands.reportTime.match(message)) throw new Error(message.type);
        const { seconds, place, done, reading: name, id } = message.payload;
        expect([name, id]).toEqual([reading, 'anchorage']);
        reports.push({ seconds, place, done });
      });
    flush();
  })();
  return reports;
};
const nothing = { place: null, done: [] };
const leaving = { l: navigation.routeEntered(anEntry({ name: 'home' })) };

test('[CALL-120] a reading is told at its start and after each half minute of attention', () => {
  expect(told('o 61s l', 't', { messages: leaving })).toEqual([
    { seconds: 0, ...nothing },
    { seconds: 30, ...nothing },
    { seconds: 60, ...nothing },
    { seconds: 61, ...nothing },
  ]);
});

test('[CALL-120] an open tab that nobody looks at counts nothing', () => {
  expect(told('o 300s l', 'f', { messages: leaving })).toEqual([{ seconds: 0, ...nothing }]);
});

test('attention that pauses goes on where it was', () => {
  expect(told('o 64500ms l', 't 10499ms f 19499ms t', { messages: leaving })).toEqual([
    { seconds: 0, ...nothing },
    { seconds: 30, ...nothing },
    { seconds: 44, ...nothing },
  ]);
});

test('every step of progress is told at once, with all that is done', () => {
  const messages = {
    p: events.placesReached({ places: ['rules'] }),
    q: events.questionAnswered({ section: 'quiz', question: 0, option: 1 }),
    r: events.questionAnswered({ section: 'quiz', question: 1, option: 0 }),
    ...leaving,
  };
  expect(told('o 5499ms p 5099ms q 5099ms r l', 't', { messages })).toEqual([
    { seconds: 0, ...nothing },
    { seconds: 5, place: 'rules', done: ['rules'] },
    { seconds: 10, place: 'rules', done: ['rules'] },
    { seconds: 15, place: 'rules', done: ['rules', 'quiz'] },
  ]);
});

test('[CALL-120] a section that was left too soon is told again once it was read for what it lacked', () => {
  const messages = {
    p: events.placesReached({ places: ['rules'] }),
    a: events.timeCounted({
      beat: { reading, id: 'anchorage', seconds: 1, place: 'rules', done: ['rules'] },
      counted: { counted: 1, today: 96, seconds: 1, done: [] },
    }),
    ...leaving,
  };
  const refused = { place: 'rules', done: ['rules'] };
  expect(told('o 1499ms p 99ms a 9s l', 't 2s f 3s t', { messages })).toEqual([
    { seconds: 0, ...nothing },
    { seconds: 1, ...refused },
    { seconds: 4, ...refused },
    { seconds: 7, ...refused },
  ]);
});

test('a page about to be hidden tells what it has; nothing new is not told twice', () => {
  expect(told('o 7900ms l', 't', { hidden: '7500ms h 100ms h', messages: leaving })).toEqual([
    { seconds: 0, ...nothing },
    { seconds: 7, ...nothing },
  ]);
});

test('it ends with the session and with another lesson; a change within the page is no end', () => {
  const messages = {
    x: auth.loggedOut({ by: 'member' }),
    s: navigation.routeEntered(anEntry({ name: 'GAreaDetail', query: { id: 'anchorage' } })),
    b: navigation.routeEntered(anEntry({ name: 'GAreaDetail', query: { id: 'bend' } })),
  };
  expect(told('o 10s x 60s l', 't', { messages: { ...messages, ...leaving } })).toEqual([
    { seconds: 0, ...nothing },
  ]);
  expect(told('o 10500ms b 60s x', 't', { messages })).toEqual([
    { seconds: 0, ...nothing },
    { seconds: 10, ...nothing },
  ]);
  expect(told('o 10s s 25s x', 't', { messages })).toEqual([
    { seconds: 0, ...nothing },
    { seconds: 30, ...nothing },
  ]);
});
