/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { SqlScreen } from '#features/analysis/console/sql-screen.tsx';
import { events } from '#features/analysis/events';
import { reducer } from '#features/analysis/state';

const opened = (sql: string) => events.screenOpened({ screen: 'sql', params: { sql } });
const result = { columns: ['answered'], rows: [[42]], isCut: false, ms: 1 };
const one = 'select 1';

test('a result stands beside its own statement, and under no other', () => {
  const answered = [opened(one), events.sqlRequested({ sql: one }), events.sqlAnswered({ sql: one, result })];
  const draw = (...more: Parameters<typeof reducer>[1][]) => {
    const state = [...answered, ...more].reduce(reducer, undefined);
    const store = configureStore({ reducer: () => ({ analysis: state }) });
    return renderToStaticMarkup(
      <Provider store={store}>
        <SqlScreen />
      </Provider>,
    );
  };
  expect(draw()).toContain('answered');
  expect(draw(opened('select 2'))).not.toMatch(/answered|CSV/);
  expect(draw(opened('select 2'), opened(one))).toContain('answered');
});
