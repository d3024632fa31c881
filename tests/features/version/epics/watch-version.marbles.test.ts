import { BehaviorSubject, of, Subject, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { events as notices } from '#features/notices/events';
import { version as slice } from '#features/version/index';
import { events } from '#features/version/events';
import { runTogether } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

/** What the server answers one after the other; `-` is no answer. The tab is looked at as the marbles say. */
const watched = (answers: readonly string[], minutes: number, focus = '', tab = memoryStorage()) => {
  const scheduler = new TestScheduler(() => undefined);
  const asked: number[] = [];
  const said: (readonly [ms: number, type: string])[] = [];
  const reload = jest.fn<void, []>();
  const reloads: number[] = [];
  reload.mockImplementation(() => void reloads.push(scheduler.now()));
  scheduler.run(({ hot, cold }) => {
    const state$ = new BehaviorSubject({ version: slice.reducer(undefined, { type: '' }) });
    const action$ = new Subject<Message>();
    const ports = fakePorts({
      tab,
      send: () => {
        const version = answers[Math.min(asked.length, answers.length - 1)] ?? '-';
        asked.push(scheduler.now());
        return version === '-' ? throwError(() => new Error('gone')) : of(anAnswer({ version }));
      },
      page: { ...fakePorts().page, reload },
    });
    const running = runTogether(slice.epics(hot(focus)))(action$, state$, ports).subscribe((message) => {
      said.push([scheduler.now(), message.type]);
      state$.next({ version: slice.reducer(state$.value.version, message) });
      action$.next(message);
    });
    cold(`${minutes}m -|`).subscribe({ complete: () => running.unsubscribe() });
  });
  return { asked, said, reloads, tab };
};

const FIVE = 300_000;

test('[OPS-003] [CALL-032] asks at once and every five minutes', () => {
  const { asked, said } = watched(['a'], 11);
  expect(asked).toEqual([0, FIVE, 2 * FIVE]);
  expect(said).toEqual([[0, events.versionFound.type]]);
});

test('[OPS-003] asks when the tab is looked at again, but not at every glance', () => {
  expect(watched(['a'], 1, '20s f 999ms f 30s f').asked).toEqual([0, 20_000, 51_001]);
});

test('[OPS-001] another version is announced and the page loaded anew after five seconds, once', () => {
  const { asked, said, reloads } = watched(['a', 'b'], 30);
  expect(said).toEqual([
    [0, events.versionFound.type],
    [FIVE, events.versionChanged.type],
    [FIVE, notices.noticeRaised.type],
  ]);
  expect(reloads).toEqual([FIVE + 5_000]);
  expect(asked).toHaveLength(2);
});

test('[OPS-002] errors are swallowed and the next question is asked', () => {
  const { asked, said, reloads } = watched(['-', 'a', '-', 'a'], 16);
  expect(asked).toHaveLength(4);
  expect(said).toEqual([[FIVE, events.versionFound.type]]);
  expect(reloads).toEqual([]);
});

test('servers of two versions side by side do not send a tab to and fro', () => {
  const tab = memoryStorage();
  const rounds = [
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b'],
    ['b', 'a'],
  ].map((answers) => watched(answers, 6, '', tab).reloads.length);
  expect(rounds).toEqual([1, 1, 0, 0]);
});
