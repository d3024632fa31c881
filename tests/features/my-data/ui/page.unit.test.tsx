/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { myData } from '#features/my-data/index';
import type { ActionRecord, Overview } from '#features/my-data/contract';
import { events } from '#features/my-data/events';
import { MyDataPage } from '#features/my-data/ui/my-data-page.tsx';
import type { DomainEvent } from '#src/kernel/messages';

jest.mock('#src/ui/antd-provider.tsx', () => ({ AntdProvider: () => null }));

const { reducer } = myData;
const draw = (...heard: readonly DomainEvent[]) => {
  const state = heard.reduce<ReturnType<typeof reducer>>(
    (before, event) => reducer(before, event),
    reducer(undefined, { type: '' }),
  );
  const store = configureStore({ reducer: () => ({ myData: state }) });
  return renderToStaticMarkup(
    <Provider store={store}>
      <MyDataPage />
    </Provider>,
  );
};
const record: ActionRecord = {
  id: '1',
  at: '2025-11-20T01:05:00Z',
  kind: 'search',
  what: '开始搜索',
  detail: '关键词：<b>医院</b>',
  fncode: '200101',
};
const overview = (more: Partial<Overview> = {}) =>
  events.overviewLoaded({
    overview: {
      total: 1234,
      kinds: [{ kind: 'search', count: 1234 }],
      days: [{ day: '2025-11-20', count: 1234 }],
      pausedAt: null,
      ...more,
    },
  });
const found = (records: ActionRecord[], next: string | null = null) =>
  events.recordsLoaded({ page: { records, next } });

test('an action stands under its day, in words, with its time', () => {
  const html = draw(found([record], 'x'), overview());
  expect(html).toMatch(/<h3>2025-11-20<small>1,234 条<\/small><\/h3>.*<time[^>]*>09:05:00<\/time>.*开始搜索/);
  expect(html).toContain('关键词：&lt;b&gt;医院&lt;/b&gt;');
  expect(html).toContain('更早的记录');
  expect(draw(found([record]), overview())).not.toContain('更早的记录');
});

test('kinds are buttons that say whether they are chosen and how many there are', () => {
  const html = draw(events.recordsRequested({ range: { kind: 'search' } }), found([record]), overview());
  expect(html).toMatch(/aria-pressed="true">搜索与筛选 <small>1,234<\/small>/);
  expect(html).toContain('清除筛选');
});

test('what is erased is named: all, or what is filtered', () => {
  expect(draw(found([record]), overview())).toContain('删除全部行为数据');
  expect(draw(events.recordsRequested({ range: { kind: 'search' } }), found([record]), overview())).toContain(
    '删除筛选出的记录',
  );
  expect(draw(events.dataErased({ receipt: 'SC2345678A', erased: 7 }), overview())).toMatch(
    /role="status">已删除 7 条，回执编号 <b>SC2345678A<\/b>/,
  );
});

test('a pause says so, and offers its end', () => {
  const html = draw(found([]), overview({ total: 0, kinds: [], days: [], pausedAt: '2025-11-20T01:05:00Z' }));
  expect(html).toMatch(/恢复记录.*已暂停记录.*您已暂停记录。/);
  expect(html).not.toContain('>暂停记录<');
});

test('nothing found, nothing there and nothing to be had are told apart', () => {
  expect(draw(events.recordsRequested({ range: { from: '2025-11-01' } }), found([]))).toContain(
    '没有2025-11-01 起的记录',
  );
  expect(draw(found([]))).toContain('没有您的行为记录');
  expect(draw()).toMatch(/aria-busy="true".*正在载入行为数据/);
  expect(draw(events.recordsFailed({ problem: { code: 510, message: '维护中', requestId: 'r-1' } }))).toMatch(
    /role="alert".*维护中.*再试一次.*r-1/,
  );
});
