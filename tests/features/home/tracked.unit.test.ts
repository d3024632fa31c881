import { events } from '#features/home/events';
import { tracked } from '#features/home/tracked';
import { someHome } from './some-home';

test('a lost page is a fact; that it was opened, the navigation tells', () => {
  expect(tracked(events.contentLoaded({ content: someHome() }))).toBeUndefined();
  expect(tracked(events.contentFailed({ problem: { code: 510, message: '' } }))).toEqual({
    fncode: '900101',
    query: { statusCode: 510, slice: 'home' },
  });
  expect(tracked(events.loadRequested())).toBeUndefined();
});
