/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { PeriodBar } from '#features/analysis/console/period-bar.tsx';
import { events } from '#features/analysis/events';
import { withDefaults } from '#features/analysis/screens';
import { reducer } from '#features/analysis/state';

const NOW = Date.parse('2026-11-26T09:00:00+08:00');

test.each([
  ['2026-11-26', '2026-11-26', '今天'],
  ['2026-11-20', '2026-11-26', '近 7 天'],
  ['2026-11-25', '2026-11-25', undefined],
])('from %s to %s: %s is chosen', (from, to, chosen) => {
  const place = withDefaults({ screen: 'overview', params: { from, to } }, NOW);
  const state = reducer(undefined, events.screenOpened(place));
  const html = renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ analysis: state }) })}>
      <PeriodBar />
    </Provider>,
  );
  expect(/aria-pressed="true"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(chosen);
});
