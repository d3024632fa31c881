import { events } from '#features/tracking/events';
import { tracked } from '#features/tracking/tracked';
import { aFact } from './some-facts';

test.each([
  [events.outboxOpened({ backlog: 3 }), { fncode: '990101', query: { backlog: 3 } }],
  [
    events.factsDropped({ ids: ['1', '2'], codes: ['100100', '200101'], why: 'room' }),
    { fncode: '990102', query: { n: 2, codes: '100100 200101', why: 'room' } },
  ],
  [
    events.backlogDrained({ n: 5, oldestMs: 60_000 }),
    { fncode: '990104', query: { n: 5, oldestMs: 60_000 } },
  ],
  [events.keepingRefused({ why: 'locks' }), { fncode: '990105', query: { why: 'locks' } }],
  [events.factStamped(aFact(1)), undefined],
])('the outbox tells of itself: $type', (event, fact) => {
  expect(tracked(event)).toEqual(fact);
});
