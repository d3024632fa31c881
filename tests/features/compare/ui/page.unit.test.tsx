import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { viewFrom } from '#features/compare/compare-view';
import { events } from '#features/compare/events';
import { reducer } from '#features/compare/state';
import { CompareButton, ComparePage, CompareTray } from '#features/compare/ui/index';
import { barsOption, largestLines } from '#features/compare/ui/bars.tsx';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import { light } from '#src/ui/tokens';
import { aComparison } from '../some-comparison';

const draw = (view: ReactElement, ...heard: readonly { readonly type: string }[]) => {
  const compare = heard.reduce(reducer, reducer(undefined, { type: '' }));
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ compare }) })}>{view}</Provider>,
  );
};
const asQuoted = { rebase: readAsQuoted, sources: {}, onCopy: () => undefined };
const page = <ComparePage basisBar={null} exportButton={null} reading={asQuoted} />;
const entered = (against: 'first' | 'mean' = 'first', basis = 'in') =>
  events.viewEntered({ view: viewFrom({ ids: 'p1,p2', against, basis }) });
const view = viewFrom({ ids: 'p1,p2' });
const found = events.comparisonLoaded({ view, comparison: aComparison() });
const items = (count: number) =>
  events.trayFound({
    items: Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `${at} 号楼` })),
  });

test('[DATA-001] figures stand side by side with their difference, least and most, and what is missing by name', () => {
  const html = draw(page, entered(), found);
  expect(html).toMatch(/单方造价.*3,000.*最高.*3,300.*10\.0%/);
  expect(html).toContain('未提供');
  expect(html).toContain('近邻 9 号楼');
  expect(html).not.toContain('>均值<');
  expect(draw(page, entered('mean'), found)).toMatch(/>均值<.*3,150/);
});

test('[DATA-001] breakdowns cut another way are said to be so; what one alone has stands apart', () => {
  const parts = (figures: readonly (readonly [string, number | null, number | null])[]) => {
    const comparison = aComparison();
    const lines = figures.map(([name, one, other]) => ({
      name,
      unit: '元/㎡',
      isCost: true,
      keptTax: '除税' as const,
      figures: [one, other],
    }));
    return draw(
      page,
      entered(),
      events.comparisonLoaded({
        view,
        comparison: { ...comparison, groups: [comparison.groups[0]!, { name: '分部指标', lines }] },
      }),
    );
  };
  const unlike = parts([
    ['混凝土及钢筋混凝土工程', 1_028, null],
    ['混凝土工程', null, 600],
    ['土石方工程', 40, 50],
  ]);
  expect(unlike).toContain('分解口径不同，不比较');
  expect(unlike).not.toContain('主要差异表');
  const alike = parts([
    ['混凝土工程', 500, 600],
    ['电梯工程', null, 88],
  ]);
  expect(alike).toMatch(/主要差异表.*\+100\.00.*没有对应的科目 1 项.*电梯工程.*未提供.*88\.00/);
});

test('too few columns lead to the list, a failure to another try', () => {
  expect(draw(page)).toContain('还没有选够要对比的工程');
  const lost = (code: number) =>
    draw(page, entered(), events.comparisonFailed({ view, problem: { code, message: '坏了' } }));
  expect(lost(440)).toContain('要对比的工程不在了');
  expect(lost(500)).toContain('重试');
  expect(lost(820)).toContain('工程对比向 VIP 会员开放');
});

test('the button keeps its name and says whether it is pressed', () => {
  const button = <CompareButton id="p0" name="0 号楼" />;
  expect(draw(button)).toMatch(/aria-pressed="false" aria-label="对比：0 号楼"/);
  expect(draw(button, items(1))).toMatch(/aria-pressed="true" aria-label="对比：0 号楼" title="移出对比栏"/);
});

test('an empty tray is not there; one project alone cannot be compared', () => {
  expect(draw(<CompareTray />)).toBe('');
  expect(draw(<CompareTray />, items(1))).toMatch(/disabled="">再选 1 个/);
  expect(draw(<CompareTray />, items(3))).toMatch(/3\/5.*开始对比/);
});

test('the chart shows the ten dearest lines, a bar for each project', () => {
  const lines = Array.from({ length: 14 }, (_, at) => ({
    name: `第 ${at} 项`,
    unit: '元/㎡',
    isCost: true,
    figures: [at, null],
  }));
  const shown = largestLines({ name: '分部指标', lines });
  expect(shown.map(({ figures }) => figures[0])).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(barsOption(shown, aComparison().projects, light).series).toHaveLength(2);
});

describe('in the basis of the page', () => {
  const rebase = createRebaser(
    {
      indexes: [{ period: '2025-09', value: 100, status: 'firm' as const }],
      factors: [
        { areaId: '20', name: '广东', value: 1.08 },
        { areaId: '18', name: '湖北', value: 0.54 },
      ],
    },
    { areaId: '18', taxBasis: '除税' },
  );
  const rebased = <ComparePage basisBar={null} exportButton={null} reading={{ ...asQuoted, rebase }} />;
  const shown = (areaId = '20') => {
    const comparison = aComparison();
    const [first, second] = comparison.projects;
    const projects = [first!, { ...second!, areaId }];
    return draw(
      rebased,
      entered('first', ''),
      events.comparisonLoaded({ view, comparison: { ...comparison, projects } }),
    );
  };

  test('every cost is read, its original beside it; contents and areas stay', () => {
    const html = shown();
    expect(html).toMatch(/1,376\.15.*原 3,000\.00.*1,513\.76.*原 3,300\.00.*10\.0%/);
    expect(html).toMatch(/建筑面积.*12,000.*9,000/);
    expect(html).toMatch(/近邻 9 号楼.*1,371\.56.*原 2,990\.00/);
  });

  test('what cannot be read keeps its own value, is compared with nothing, and says why', () => {
    const html = shown('33');
    expect(html).toMatch(/不可换算：工程所在地区没有地区系数/);
    expect(html).toMatch(
      /3,300\.00<\/span><\/button><\/span><small class="rebased-not" title="工程所在地区没有地区系数">不可换算/,
    );
    expect(html).not.toContain('10.0%');
  });
});
