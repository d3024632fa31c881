import { Subject, takeUntil, timer, type Observable } from 'rxjs';
import { watchTarget } from '#features/guides/epics';
import { events } from '#features/guides/events';
import { initialState, reducer, type GuidesState } from '#features/guides/state';
import { TARGETS } from '#features/guides/targets';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { State$ } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { anEntry, aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { someElements } from '../some-elements';

const place = { guide: 'bid_node', step: 0 } as const;
const second = { guide: 'bid_node', step: 1 } as const;
const messages = {
  s: events.guideBegun(place),
  n: events.stepReached(second),
  c: events.guideClosed(place),
  d: events.guideCompleted({ guide: 'bid_node' }),
  r: events.guideResumed(place),
  q: navigation.routeEntered(anEntry({ name: 'commonProjList', isSameRoute: true })),
  p: navigation.routeEntered(anEntry({ name: 'commonProjList' })),
  e: navigation.routeEntered(anEntry({ name: 'home' })),
  l: auth.loggedOut({ by: 'member' }),
};
const told = {
  F: events.targetFound(place),
  L: events.targetLost(place),
  M: events.targetMissed(place),
  G: events.targetFound(second),
};
const there = { t: true, f: false };
const END_MS = 30_000;

/** What is told of the target, where the page of projects is shown and this is what stands on it. */
const watching = (heard: string, presences: readonly string[], expected: string) =>
  marbles(({ hot, cold, expectObservable }) => {
    const asked: (readonly string[])[] = [];
    const presence = (selectors: readonly string[]): Observable<boolean> => {
      asked.push(selectors);
      return cold(presences[asked.length - 1] ?? '', there);
    };
    const action$ = hot<Message>(heard, messages);
    const after$ = new Subject<Message>();
    let own: GuidesState = [
      auth.loggedIn({ user: aUser(), way: 'account' }),
      navigation.routeEntered(anEntry({ name: 'commonProjList' })),
    ].reduce<GuidesState>(reducer, initialState);
    action$.subscribe((message) => {
      own = reducer(own, message);
      after$.next(message);
    });
    const state$: State$ = Object.defineProperty(stateOf({}), 'value', { get: () => ({ guides: own }) });
    const told$ = watchTarget(someElements({ presence }))(after$, state$, fakePorts());
    const withoutCause = Object.fromEntries(
      Object.entries(told).map(([key, event]) => [
        key,
        expect.objectContaining({ type: event.type, payload: event.payload }),
      ]),
    );
    expectObservable(told$.pipe(takeUntil(timer(END_MS)))).toBe(expected, withoutCause);
    expect(asked.every((selectors) => Object.values<readonly string[]>(TARGETS).includes(selectors))).toBe(
      true,
    );
  });

test(
  '[GUIDE-012] the step is shown when its target appears',
  watching('s', ['f 499ms t'], '500ms F 29499ms |'),
);

test(
  '[GUIDE-012] a target that stands already is shown at once, the next one after it',
  watching('s 999ms n', ['t', 't'], 'F 999ms G 28999ms |'),
);

test(
  '[GUIDE-012] one that does not come in time is missed, and found when it comes after all',
  watching('s', ['f 9999ms t'], '8s M 1999ms F 19999ms |'),
);

test(
  '[GUIDE-012] one that leaves is waited for anew',
  watching('s', ['t 999ms f'], 'F 999ms L 7999ms M 20999ms |'),
);

test('[GUIDE-012] on another page, after its end and without a member nothing is watched', () => {
  watching('s 999ms e', ['f'], '30s |')();
  watching('s 999ms c', ['f 4999ms t'], '30s |')();
  watching('s 999ms l', ['f 4999ms t'], '30s |')();
  watching('s 999ms d', ['f 4999ms t'], '30s |')();
});

test(
  '[GUIDE-012] a guide that runs on after a reload is watched',
  watching('r', ['f 499ms t'], '500ms F 29499ms |'),
);

test('[GUIDE-012] another query of the same page waits no longer, the same page entered anew does', () => {
  watching('s 3999ms q', ['f', 'f'], '8s M 21999ms |')();
  watching('s 3999ms p', ['f', 'f'], '12s M 17999ms |')();
});
