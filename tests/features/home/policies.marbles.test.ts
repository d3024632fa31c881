import { commands } from '#features/home/commands';
import { loadOnEntry } from '#features/home/policies';
import { events as navigation } from '#features/navigation/events';
import { causedBy, type Message } from '#src/kernel/messages';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

test(
  '[ROUTE-002] opening the home page loads it, each time; other pages do not',
  marbles(({ hot, expectObservable }) => {
    const home = navigation.routeEntered(anEntry());
    const list = navigation.routeEntered(anEntry({ name: 'commonProjList', fullPath: '/commonproj/index' }));
    expectObservable(
      loadOnEntry(hot<Message>('-h-l-h', { h: home, l: list }), stateOf({}), fakePorts()),
    ).toBe('-c---c', { c: causedBy(commands.loadHome(), home) });
  }),
);
