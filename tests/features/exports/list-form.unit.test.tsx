import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/exports/events';
import { reducer } from '#features/exports/state';
import { ListForm } from '#features/exports/ui/list-form.tsx';

const draw = (left: number) => {
  const exported = reducer(undefined, events.quotaLoaded({ limit: 5_000, left, endsInS: 7_300 }));
  const store = configureStore({ reducer: () => ({ exports: exported }) });
  return renderToStaticMarkup(
    <Provider store={store}>
      <ListForm
        page="本页 20 条"
        total={{ count: 300, exact: true }}
        onExport={jest.fn()}
        onClose={jest.fn()}
      />
    </Provider>,
  );
};
const submit = /<button type="submit"[^>]*>/;

test('with nothing left the form says so and exports nothing; with something left it does', () => {
  const none = draw(0);
  expect(none).toContain('今日可导出的条数已用完（每日 5,000 条），约 2 小时后恢复。');
  expect(none).toContain('导出券');
  expect(submit.exec(none)?.[0]).toContain('disabled');
  const some = draw(1);
  expect(some).toContain('今日还可导出 1 条');
  expect(submit.exec(some)?.[0]).not.toContain('disabled');
});
