import { events as navigation } from '#features/navigation/events';
import { tellSight } from '#features/unit-prices/epics/sight';
import { events } from '#features/unit-prices/events';
import { tracked } from '#features/unit-prices/tracked';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const view = { areaId: '20', code: '0105' } as never;
const values = {
  e: navigation.routeEntered(anEntry({ name: 'unitPriceList' })),
  h: navigation.routeEntered(anEntry({ name: 'home' })),
  i: events.areaFound({ areaId: '20', isOfAddress: true }),
  f: events.areaFound({ areaId: '2', isOfAddress: false }),
  s: events.searchRequested({ view, basis: '' }),
  r: events.listReturned({ view }),
};

const sourcesOf = (diagram: string): readonly unknown[] => {
  const sources: unknown[] = [];
  marbles(({ hot, flush }) => {
    tellSight(hot<Message>(diagram, values), stateOf({}), fakePorts()).subscribe((event) => {
      const fact = tracked(event as DomainEvent);
      expect(fact).toMatchObject({ fncode: '230101', query: { code: '0105', areaId: '20' } });
      sources.push((fact?.query as { readonly source: string }).source);
    });
    flush();
  })();
  return sources;
};

test('[TRACK-001] the list is looked at once for an entry, whatever is asked of it then', () => {
  expect(sourcesOf('esss')).toEqual(['query']);
  expect(sourcesOf('eshes')).toEqual(['query', 'query']);
});

test('[TRACK-001] with the rows it had, it is looked at again', () => {
  expect(sourcesOf('esher')).toEqual(['query', 'query']);
});

test('a place that is found is said with it and is no switch', () => {
  expect(sourcesOf('eies')).toEqual(['ip']);
  expect(sourcesOf('efes')).toEqual(['default']);
  expect(tracked(values.i)).toBeUndefined();
});
