import { events } from '#features/home/events';
import { tracked } from '#features/home/tracked';
import { someHome } from './some-home';

test('a shown page and a lost one are facts, the attempt is none', () => {
  expect(tracked(events.contentLoaded({ content: someHome() }))).toEqual({ fncode: '100101' });
  expect(tracked(events.contentFailed({ problem: { code: 510, message: '' } }))).toEqual({
    fncode: '900101',
    query: { statusCode: 510, slice: 'home' },
  });
  expect(tracked(events.loadRequested())).toBeUndefined();
});
