import { events } from '#features/favorites/events';
import { tracked } from '#features/favorites/tracked';

const record = { kind: 'project', ref: 'p1' };
const favorites = [
  { id: '1', ...record },
  { id: '2', kind: 'policy', ref: 'x' },
];

test.each([
  [events.added({ record, folderName: '甲' }), { fncode: '300101', query: { kind: 'project', id: 'p1' } }],
  [events.cancelled({ record }), { fncode: '300102', query: { kind: 'project', id: 'p1' } }],
  [events.removed({ favorites }), { fncode: '300102', query: { count: 2 } }],
  [events.restored({ favorites }), { fncode: '300101', query: { count: 2 } }],
  [events.addRequested({ record }), undefined],
  [events.otherTabFollowed({ record, isFavorite: true }), undefined],
])('%j is told to the analysts as %j', (event, fact) => {
  expect(tracked(event)).toEqual(fact);
});
