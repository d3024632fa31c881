import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/unit-prices/events';
import { reducer } from '#features/unit-prices/state';
import { Results } from '#features/unit-prices/ui/list/results.tsx';

const none = { indexDatas: [], origins: [], from: 0, next: null, previous: null };
const drawn = (loading: { readonly stored: number; readonly wanted: number } | null): string => {
  const page = { ...none, total: { count: 0, exact: true }, loading };
  const state = reducer(undefined, events.windowLoaded({ window: 0, page }));
  const store = configureStore({ reducer: () => ({ unitPrices: state }) });
  return renderToStaticMarkup(
    <Provider store={store}>
      <Results areaName="广东" marksOf={() => null} />
    </Provider>,
  );
};

test('an empty list says whether samples are still being made', () => {
  expect(drawn(null)).toContain('广东还没有综合单价');
  const html = drawn({ stored: 1_200, wanted: 60_000 });
  expect(html).toMatch(/empty-loading.*样例综合单价正在生成.*已有 1,200 条，共 60,000 条；广东暂时还没有/);
  expect(html).not.toContain('还没有综合单价');
});
