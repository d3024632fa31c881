import { events } from '#features/system-notices/events';
import { tracked } from '#features/system-notices/tracked';

test('a notice that was dismissed is a fact, one that came is none', () => {
  expect(tracked(events.noticeDismissed({ id: '1' }))).toEqual({ fncode: '600301' });
  expect(tracked(events.noticeCleared({ id: '1' }))).toBeUndefined();
});
