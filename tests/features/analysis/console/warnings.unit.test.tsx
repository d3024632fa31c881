/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { ExplorerScreen } from '#features/analysis/console/explorer-screen.tsx';
import { FunnelScreen } from '#features/analysis/console/funnel-screen.tsx';
import { events } from '#features/analysis/events';
import { reducer } from '#features/analysis/state';
import { overviewCall } from '#features/analysis/contract/index';

const draw = (view: ReactNode, ...heard: Parameters<typeof reducer>[1][]) => {
  const state = heard.reduce(reducer, undefined);
  const store = configureStore({ reducer: () => ({ analysis: state }) });
  return renderToStaticMarkup(<Provider store={store}>{view}</Provider>);
};

test('a funnel says of which steps nothing can be counted', () => {
  const opened = events.screenOpened({ screen: 'funnel', params: { who: 'search' } });
  const answered = (uncounted: string[]) =>
    events.partLoaded({ part: 'funnel', data: { groups: [], uncounted } });
  const asked = events.partRequested({ part: 'funnel', query: {} });
  const said = draw(<FunnelScreen />, opened, asked, answered(['110104', '120103']));
  expect(said).toContain('没有记下搜索编号，按它计数走不到：110104、120103');
  expect(draw(<FunnelScreen />, opened, asked, answered([]))).not.toContain('走不到');
});

test.each([
  [undefined, '每个会话计一次'],
  ['tab', '每个会话计一次'],
  ['member', '每个会员账号计一次'],
  ['search', '每个搜索编号计一次'],
])('a funnel of %s says what counts once, and from when on', (who, words) => {
  const said = draw(
    <FunnelScreen />,
    events.screenOpened({ screen: 'funnel', params: { ...(who && { who }) } }),
    events.partRequested({ part: 'funnel', query: {} }),
    events.partLoaded({ part: 'funnel', data: { groups: [], uncounted: [] } }),
  );
  expect(said).toContain(`${words}，从所选日期里第一次做第一步算起`);
});

test('a trend over a code of no catalogue says so', () => {
  const asked = events.partRequested({ part: 'series', query: {} });
  const answered = events.partLoaded({ part: 'series', data: { groups: [], points: [] } });
  const of = (codes: string) =>
    draw(<ExplorerScreen />, events.screenOpened({ screen: 'explorer', params: { codes } }), asked, answered);
  expect(of('200101,777777')).toContain('目录里没有事件码 777777');
  expect(of('200101')).not.toContain('目录里没有');
});

test.each([
  [{ from: '2026-13-01', to: '2026-11-07' }, '开始日期（from）应为 2026-01-31 的形式'],
  [{ from: '2026-11-01', to: 'soon' }, '结束日期（to）应为 2026-01-31 的形式'],
  [{ to: '2026-11-07' }, '开始日期（from）应为 2026-01-31 的形式'],
])('%j names its parameter: %s', (query, words) => {
  expect(overviewCall.query.safeParse(query).error?.issues[0]?.message).toBe(words);
});
