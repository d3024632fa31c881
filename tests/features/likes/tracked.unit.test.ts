import { events } from '#features/likes/events';
import { tracked } from '#features/likes/tracked';

const record = { kind: 'project', id: 'p1' };

test.each([
  [events.liked({ record, count: 3 }), { fncode: '300201', query: record }],
  [events.unliked({ record, count: 2 }), { fncode: '300202', query: record }],
  [events.likeRequested({ record }), undefined],
  [events.otherTabFollowed({ record, count: 3, isLiked: true }), undefined],
])('%j is told to the analysts as %j', (event, fact) => {
  expect(tracked(event)).toEqual(fact);
});
