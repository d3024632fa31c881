import { events } from '#features/home/events';
import { selectContent, selectProblem } from '#features/home/selectors';
import { initialState, reducer, type HomeState } from '#features/home/state';
import type { DomainEvent } from '#src/kernel/messages';
import { someHome } from './some-home';

const after = (...heard: readonly DomainEvent[]): HomeState => heard.reduce(reducer, initialState);
const problem = { code: 510, message: '维护中', requestId: 'r-1' };
const content = someHome();

test('starts with nothing and asks for nothing', () => {
  expect(after()).toEqual({ status: 'idle' });
});

test('shows what was found', () => {
  const home = after(events.loadRequested(), events.contentLoaded({ content }));
  expect(home).toEqual({ status: 'shown', content });
  expect(selectContent({ home })).toBe(content);
});

test('old figures stay while new ones are fetched, and when that fails', () => {
  const shown = [events.contentLoaded({ content }), events.loadRequested()];
  expect(after(...shown)).toEqual({ status: 'loading', content });
  const home = after(...shown, events.contentFailed({ problem }));
  expect([selectContent({ home }), selectProblem({ home })]).toEqual([content, problem]);
});

test('a new attempt takes the problem back', () => {
  const home = after(events.contentFailed({ problem }), events.loadRequested());
  expect(selectProblem({ home })).toBeUndefined();
});
