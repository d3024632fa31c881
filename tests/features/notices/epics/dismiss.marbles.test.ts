import { BehaviorSubject, Subject } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { commands } from '#features/notices/commands';
import { dismiss } from '#features/notices/epics';
import { events } from '#features/notices/events';
import type { Notice } from '#src/kernel/shared-events';
import { selectNotices } from '#features/notices/selectors';
import { initialState, reducer } from '#features/notices/state';
import type { Message } from '#src/kernel/messages';
import { fakePorts } from '#tests/support/ports';

const raised = (text: string, durationMs: number, type: Notice['type'] = 'error') =>
  events.noticeRaised({ type, text, durationMs });

/** The epic over its real reducer; tells when each notice left, in milliseconds. */
const whenLeft = (heard: string, values: Readonly<Record<string, Message>>) => {
  const scheduler = new TestScheduler(() => undefined);
  const left: (readonly [ms: number, id: number])[] = [];
  const state$ = new BehaviorSubject({ notices: initialState });
  const action$ = new Subject<Message>();
  const hear = (message: Message) => {
    state$.next({ notices: reducer(state$.value.notices, message) });
    action$.next(message);
  };
  scheduler.run(({ hot }) => {
    dismiss(action$, state$, fakePorts()).subscribe((message) => {
      if (events.noticeDismissed.match(message)) left.push([scheduler.now(), message.payload.id]);
      hear(message);
    });
    hot(heard, values).subscribe(hear);
  });
  return { left, still: selectNotices(state$.value).map(({ id }) => id) };
};

describe('dismiss', () => {
  test('a notice leaves by itself after its time', () => {
    expect(whenLeft('a 999ms b', { a: raised('甲', 3_000), b: raised('乙', 500) })).toEqual({
      left: [
        [1_500, 2],
        [3_000, 1],
      ],
      still: [],
    });
  });

  test('by hand it leaves at once, and only once', () => {
    const values = { a: raised('甲', 3_000), d: commands.dismiss({ id: 1 }) };
    expect(whenLeft('a 999ms d d', values)).toEqual({ left: [[1_000, 1]], still: [] });
  });

  test('a number that does not stand is not dismissed', () => {
    expect(whenLeft('d', { d: commands.dismiss({ id: 7 }) })).toEqual({ left: [], still: [] });
  });

  test('a repeated notice keeps the time of the first', () => {
    expect(whenLeft('a 999ms a', { a: raised('甲', 3_000) })).toEqual({ left: [[3_000, 1]], still: [] });
  });

  test('a warning leaves although an error of the same words stands', () => {
    const values = { a: raised('甲', 3_000), w: raised('甲', 4_000, 'warning') };
    expect(whenLeft('a 999ms w', values)).toEqual({
      left: [
        [3_000, 1],
        [5_000, 2],
      ],
      still: [],
    });
  });
});
