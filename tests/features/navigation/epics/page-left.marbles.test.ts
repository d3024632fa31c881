import { tellPageLeft } from '#features/navigation/epics';
import { events } from '#features/navigation/events';
import { causedBy, type Message } from '#src/kernel/messages';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

test(
  '[TRACK-001] a page is left when another takes its place, and was read since it was entered',
  marbles(({ hot, expectObservable }) => {
    let at = 0;
    const now = () => (at += 1_000);
    const home = events.routeEntered(anEntry({ name: 'home' }));
    const narrowed = events.routeEntered(anEntry({ name: 'home', isSameRoute: true, isSamePage: true }));
    const list = events.routeEntered(anEntry({ name: 'policyList' }));
    const left = events.pageLeft({ name: 'home', dwellMs: 1_000 });
    expectObservable(
      tellPageLeft(hot<Message>('h-n-l', { h: home, n: narrowed, l: list }), stateOf({}), fakePorts({ now })),
    ).toBe('----x', { x: causedBy(left, list) });
  }),
);
