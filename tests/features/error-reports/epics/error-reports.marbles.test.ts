import { BehaviorSubject, of, Subject, throwError, type Observable } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { events as auth } from '#features/auth/events';
import { errorReports as slice } from '#features/error-reports/index';
import { commands } from '#features/error-reports/commands';
import type { ErrorReport } from '#features/error-reports/contract';
import { events } from '#features/error-reports/events';
import type { Failure } from '#features/error-reports/epics';
import { tracked } from '#features/error-reports/tracked';
import { runTogether } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const failure = (message: string): Failure => ({
  kind: 'uncaught',
  error: new Error(message),
  place: '/home',
});

interface World {
  readonly failures: readonly Failure[];
  readonly before?: readonly Message[];
  readonly outside?: (report: ErrorReport) => Observable<unknown>;
  readonly isDown?: boolean;
}

/** The slice in a store that hears itself; all failures are there before it joins. */
const run = ({ failures, before = [], outside, isDown = false }: World) => {
  const scheduler = new TestScheduler(() => undefined);
  const said: Message[] = [];
  const sent: ApiRequest[] = [];
  scheduler.run(({ cold }) => {
    const state$ = new BehaviorSubject({ errorReports: slice.reducer(undefined, { type: '' }) });
    const action$ = new Subject<Message>();
    const hear = (message: Message) => {
      state$.next({ errorReports: slice.reducer(state$.value.errorReports, message) });
      action$.next(message);
    };
    const ports = fakePorts({
      send: (request) => {
        sent.push(request);
        return isDown ? throwError(() => new Error('down')) : of(anAnswer(null));
      },
    });
    const running = runTogether(slice.epics({ failures$: of(...failures), release: 'b1', outside }))(
      action$,
      state$,
      ports,
    ).subscribe((message) => {
      said.push(message);
      hear(message);
    });
    before.forEach(hear);
    cold('9ms |').subscribe({ complete: () => running.unsubscribe() });
  });
  return { said, sent, types: said.map(({ type }) => type.split('/')[1]) };
};

test('[OPS-006] without an outside service a failure goes to the portal’s own server, quietly and without a session', () => {
  const { types, sent } = run({ failures: [failure('a')] });
  expect(types).toEqual(['failureNoticed', 'deliver', 'reportDelivered']);
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/pb/web/errors',
      session: 'none',
      quiet: true,
      body: { message: 'a', release: 'b1' },
    },
  ]);
});

test('[OPS-006] with one it goes there, and nowhere else', () => {
  const outside = jest.fn(() => of(undefined));
  const { types, sent } = run({ failures: [failure('a')], outside });
  expect(types).toEqual(['failureNoticed', 'deliver', 'reportDelivered']);
  expect(outside).toHaveBeenCalledWith(expect.objectContaining({ message: 'a' }));
  expect(sent).toEqual([]);
});

test('[OPS-004] every failure is told, each kind of it once', () => {
  const again = failure('a');
  expect(run({ failures: [again, failure('b'), again, again] }).sent).toHaveLength(2);
});

test('a page that breaks without end falls silent', () => {
  const failures = Array.from({ length: 50 }, (_, index) => failure(`broken ${'x'.repeat(index)}`));
  expect(run({ failures }).sent).toHaveLength(20);
});

test('whoever was logged in before this slice came is not named', () => {
  const before = [auth.loggedIn({ user: aUser({ fullName: '王建国' }), way: 'resumed' })];
  const { sent } = run({ failures: [failure('王建国 的项目')], before });
  expect(sent).toMatchObject([{ body: { message: '[name] 的项目' } }]);
});

test('a report that is lost is told of, and is no failure itself', () => {
  const { types, sent } = run({ failures: [failure('a')], isDown: true });
  expect(types).toEqual(['failureNoticed', 'deliver', 'reportFailed']);
  expect(sent).toHaveLength(1);
});

test('a failure is a fact for the analysts, without its words', () => {
  const { said } = run({ failures: [failure('a')] });
  expect(said.map((message) => tracked(message as never)).filter(Boolean)).toEqual([
    { fncode: '900102', query: { kind: 'uncaught', name: 'Error' } },
  ]);
  expect(tracked(commands.deliver({ report: {} as ErrorReport }) as never)).toBeUndefined();
  expect(said[0]?.type).toBe(events.failureNoticed.type);
});
