import { events as navigation } from '#features/navigation/events';
import { tellDetailLeft } from '#features/tracking/epics/detail-left';
import { events } from '#features/tracking/events';
import { tracked } from '#features/tracking/tracked';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const opened = (section: string, id: string, at: number) =>
  events.factStamped({
    id: `${section}-${at}`,
    at,
    body: { fncode: `${section}0201`, query: JSON.stringify({ id, _e: { rt: 'projectDetail' } }) },
  });
const values = {
  p: opened('21', 'p1', 1_000),
  // The same record, in another basis.
  q: opened('21', 'p1', 3_000),
  r: opened('21', 'p2', 4_000),
  o: events.factStamped({ id: 'o', at: 2_000, body: { fncode: '100105' } }),
  s: navigation.routeEntered(anEntry({ isSameRoute: true, isSamePage: true })),
  x: navigation.routeEntered(anEntry({ name: 'home' })),
};

const leftIn = (diagram: string): readonly unknown[] => {
  const facts: unknown[] = [];
  marbles(({ hot, flush }) => {
    const ports = fakePorts({ now: () => 9_000 });
    tellDetailLeft(hot<Message>(diagram, values), stateOf({}), ports).subscribe((event) =>
      facts.push(tracked(event as DomainEvent)),
    );
    flush();
  })();
  return facts;
};
const left = (id: string, dwellMs: number) => ({
  fncode: '210202',
  query: { id, dwellMs },
  route: 'projectDetail',
});

test('[TRACK-001] a record is left with its page, and once', () => {
  expect(leftIn('posqxx')).toEqual([left('p1', 8_000)]);
});

test('another record on the same page takes its place', () => {
  expect(leftIn('prx')).toEqual([left('p1', 8_000), left('p2', 5_000)]);
});

test('a page without a record leaves none', () => {
  expect(leftIn('xosx')).toEqual([]);
});
