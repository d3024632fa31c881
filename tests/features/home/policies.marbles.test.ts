import { commands } from '#features/home/commands';
import { followBasis, loadOnEntry } from '#features/home/policies';
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

test(
  'an address that names a place or month asks for its indexes, a tax basis alone does not, nor does another page',
  marbles(({ hot, expectObservable }) => {
    const chosen = navigation.routeEntered(anEntry({ query: { basis: '2025-06_18_in' } }));
    const taxed = navigation.routeEntered(anEntry({ query: { basis: 'in' } }));
    const list = navigation.routeEntered(
      anEntry({ name: 'commonProjList', fullPath: '/commonproj/index', query: { basis: '2025-06' } }),
    );
    expectObservable(
      followBasis(hot<Message>('-c-t-l', { c: chosen, t: taxed, l: list }), stateOf({}), fakePorts()),
    ).toBe('-f', { f: causedBy(commands.loadFigures({ period: '2025-06', areaId: '18' }), chosen) });
  }),
);

test(
  'a month is asked for by the index it is moved by, a place alone is not moved in time',
  marbles(({ hot, expectObservable }) => {
    const month = navigation.routeEntered(anEntry({ query: { basis: '2025-06_kind' } }));
    const place = navigation.routeEntered(anEntry({ query: { basis: '18_kind' } }));
    expectObservable(
      followBasis(hot<Message>('-m-p', { m: month, p: place }), stateOf({}), fakePorts()),
    ).toBe('-m-p', {
      m: causedBy(commands.loadFigures({ period: '2025-06', index: 'kind' }), month),
      p: causedBy(commands.loadFigures({ areaId: '18' }), place),
    });
  }),
);
