import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { recommendations } from '#features/recommendations/index';
import type { Recommended } from '#features/recommendations/contract';
import { events } from '#features/recommendations/events';
import { RecommendedData } from '#features/recommendations/ui/index';
import type { DomainEvent } from '#src/kernel/messages';

const draw = (...heard: readonly DomainEvent[]) => {
  const state = heard.reduce<ReturnType<typeof recommendations.reducer>>(
    (before, event) => recommendations.reducer(before, event),
    recommendations.reducer(undefined, { type: '' }),
  );
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ recommendations: state }) })}>
      <RecommendedData areaId="20" keyword="电梯" marksOf={({ id }) => `marks of ${id}`} />
    </Provider>,
  );
};
const row = (more: Partial<Recommended> = {}): Recommended => ({
  group: 'bid_node',
  id: 'p1',
  path: '/commonproj/detail/p1',
  title: '某住宅楼',
  subtitle: '',
  areaName: '广东 广州',
  publishedOn: '2025-10-01',
  provenance: { kind: 'sample' },
  reason: 'region',
  ...more,
});
const found = (areaName: string, ...rows: readonly Recommended[]) =>
  events.recommendationsLoaded({ found: { areaName, rows: [...rows] } });
const problem = { code: -1, message: '网络没有回应' };

test('[CALL-045] a recommended record says what it is, where it leads, and why it stands here', () => {
  const html = draw(
    found('广东', row(), row({ id: 'p2', reason: 'search', provenance: { kind: 'imported' } })),
  );
  expect(html).toContain('<a href="#/commonproj/detail/p1">某住宅楼</a>');
  expect(html).toContain('广东优先');
  expect(html).toContain('单项工程');
  expect(html).toContain('所在地区');
  expect(html).toContain('与“电梯”相关');
  expect(html.match(/sample-badge/g)).toHaveLength(1);
});

test('[CALL-047] without records the water sheet tells the reason the server gave', () => {
  const html = draw(events.waterLoaded({ found: { rows: [], reason: '尚未入库' } }));
  expect(html).toContain('尚未入库');
  expect(html).toContain('href="#/waterConUrbanRenew/index"');
});

test('while it is on the way the sheets are busy; a failure is told, and hides nothing that was shown', () => {
  expect(draw().match(/aria-busy="true"/g)).toHaveLength(2);
  expect(draw(events.recommendationsFailed({ problem }))).toContain('网络没有回应');
  const after = draw(found('', row()), events.recommendationsFailed({ problem }));
  expect(after).toContain('某住宅楼');
  expect(after).not.toContain('网络没有回应');
});
