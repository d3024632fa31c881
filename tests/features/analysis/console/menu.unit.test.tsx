import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Console } from '#features/analysis/console/console.tsx';
import { events } from '#features/analysis/events';
import { withDefaults } from '#features/analysis/screens';
import { reducer } from '#features/analysis/state';

test.each(['overview', 'live'] as const)(
  'every link of the menu keeps the days and the role (%s)',
  (screen) => {
    const params = { from: '2026-11-01', to: '2026-11-03', role: 'p' };
    const place = withDefaults({ screen, params }, Date.parse('2026-11-26T09:00:00+08:00'));
    const state = reducer(undefined, events.screenOpened(place));
    const html = renderToStaticMarkup(
      <Provider store={configureStore({ reducer: () => ({ analysis: state }) })}>
        <Console account={null} />
      </Provider>,
    );
    const links = [...html.matchAll(/href="#\/([^"]*)"/g)].map(([, href = '']) => href.split('?')[1]);
    expect(new Set(links)).toEqual(new Set(['from=2026-11-01&amp;to=2026-11-03&amp;role=p']));
  },
);
