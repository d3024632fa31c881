import { events } from '#features/home/events';
import { selectContent, selectFigures, selectProblem } from '#features/home/selectors';
import { initialState, reducer, type HomeState } from '#features/home/state';
import { events as navigation } from '#features/navigation/events';
import type { DomainEvent } from '#src/kernel/messages';
import { anEntry } from '#tests/support/builders';
import { someFigures, someHome } from './some-home';

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

const at = (basis: string) => navigation.routeEntered(anEntry({ query: { basis } }));
const place = { period: '2025-06', areaId: '18' };
const loaded = events.figuresLoaded({ place, figures: someFigures() });

test('indexes of a place and month stay while the page has them, and go with another', () => {
  const figures = (...heard: readonly DomainEvent[]) => selectFigures({ home: after(...heard) });
  expect(figures(at('2025-06_18'), loaded)).toEqual(someFigures());
  expect(figures(at('2025-06_18'), loaded, at('2025-06_18_in'), events.loadRequested())).toEqual(
    someFigures(),
  );
  expect(figures(at('2025-06_18'), loaded, at('2025-07_18'))).toBeUndefined();
  expect(figures(at('2025-06_18'), loaded, at(''))).toBeUndefined();
  expect(figures(at('2025-07_18'), loaded)).toBeUndefined();
});

test('without them the page goes on with those of the country, and says so', () => {
  const failed = events.figuresFailed({ place, problem });
  expect(selectFigures({ home: after(at('2025-06_18'), failed) })).toBe('failed');
  expect(selectFigures({ home: after(at('2025-06_18'), loaded, failed) })).toEqual(someFigures());
});
