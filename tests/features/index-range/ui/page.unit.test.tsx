import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/index-range/events';
import { events as navigation } from '#features/navigation/events';
import { viewFrom } from '#features/index-range/range-view';
import { reducer } from '#features/index-range/state';
import { IndexRangePage, rangeExport } from '#features/index-range/ui/index';
import { HALF_LIVES, halfLifeName } from '#features/index-range/weighed';
import { aRow, aSubject, aTable } from '../some-range';

const draw = (...heard: readonly UnknownAction[]) => {
  const indexRange = heard.reduce(reducer, reducer(undefined, { type: '' }));
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ indexRange }) })}>
      <IndexRangePage regionPicker={null} basisBar={null} exportButton={null} onCopy={() => undefined} />
    </Provider>,
  );
};
const started = events.listRequested({ view: viewFrom({ areaId: '20' }) });
const found = (more: Parameters<typeof aTable>[0] = {}) => events.listLoaded({ page: aTable(more) });
const few = (n: number, more: object = {}) => ({
  projects: n,
  subjects: [aRow({ n, p10: null, p90: null, min: null, max: null, reliability: '低', ...more })],
});

test('[DATA-001] a row tells its samples, band, recommended value and how far it can be trusted', () => {
  const html = draw(started, found(), events.subjectLoaded({ subject: aSubject() }));
  expect(html).toContain('推荐值 293.28 元/㎡');
  expect(html).toMatch(/样本 40 个；P10 至 P90 为 220\.0\d 至 374\.\d\d/);
  expect(html).toContain('折算到 2025-09（全国综合造价指数） · 全国水平 · 含税');
  expect(html).toContain('样例');
  expect(html).toContain('Σ（单方 × 建筑面积）÷ Σ 建筑面积 = 293,280.00 ÷ 1,000.00');
  expect(html).toMatch(/高层住宅钢筋工程推荐值 293.28 元\/㎡（折算到 2025-09/);
  expect(html).toContain('#/commonproj/index?type=residential.highrise&amp;areaId=20&amp;onlyDetailed=1');
});

test('what the address says that is no choice of the page is told, with what is shown instead', () => {
  const entered = (query: Readonly<Record<string, string>>) =>
    navigation.routeEntered({ name: 'commonProjIndexRange', query, isSameRoute: false } as never);
  expect(draw(entered({ type: '未知值', stage: '没有' }), started, found())).toMatch(
    /地址里的工程类型“未知值”不认识，现按“高层住宅”显示。.*地址里的计价阶段“没有”不认识，没有采用。/,
  );
  expect(draw(entered({ type: 'office.office', scale: '0' }), started, found())).not.toContain('不认识');
});

test('every statistic of a row tells where it comes from when pressed, and none that is kept back', () => {
  const presses = (html: string) =>
    html.slice(html.indexOf('<tbody'), html.indexOf('</tbody')).split('aria-haspopup="dialog"').length - 1;
  expect(presses(draw(started, found()))).toBe(6 * aTable().subjects.length);
  expect(presses(draw(started, found(few(6))))).toBe(4);
});

test('few samples say so and name wider questions with how many they have', () => {
  const nearby = [{ label: '扩大到全国', n: 4_686, change: { areaId: '1', without: [] } }];
  const html = draw(started, found({ ...few(6), nearby }));
  expect(html).toContain('少样本');
  expect(html).toContain('只有 6 个样本');
  expect(html).toMatch(/扩大到全国 <small>4,686 个工程/);
});

test('one or two samples are cases, not a distribution', () => {
  const none = { p25: null, p50: null, p75: null, recommended: null, cv: null, spark: [] };
  const html = draw(started, found(few(2, { ...none, cases: [280, 300] })));
  expect(html).toContain('个例 280.00、300.00 元/㎡');
  expect(html).toContain('样本不足，不给推荐值');
});

test('nothing found, nothing allowed and nothing heard are told apart', () => {
  expect(draw(started, found({ projects: 0, subjects: [] }))).toContain('没有符合条件的高层住宅样本');
  const lost = (code: number) => draw(started, events.listFailed({ problem: { code, message: '坏了' } }));
  expect(lost(821)).toContain('您暂无访问权限！');
  expect(lost(500)).toContain('没能取到科目指标区间');
});

test('contents keep the decimals of their unit', () => {
  const subjects = [aRow({ name: '混凝土', unit: 'm³/㎡', p50: 0.37 })];
  expect(draw(started, found({ subjects }))).toContain('0.370');
});

test.each(HALF_LIVES)(
  '[DATA-001] with a half-life of %s months the file has the shares of the screen',
  (halfLife) => {
    const heard = [
      started,
      found(),
      events.subjectLoaded({ subject: aSubject() }),
      events.ageWeighed({ halfLife }),
    ];
    const html = draw(...heard);
    expect(html).toContain(`aria-valuetext="${halfLifeName(halfLife)}"`);
    const onScreen = [...html.matchAll(/<\/span> <span>([\d.]+)%<\/span><\/li>/g)].map(([, share]) => share);
    const indexRange = heard.reduce(reducer, reducer(undefined, { type: '' }));
    const sheet = rangeExport({ indexRange }, undefined)?.sheets.find(({ name }) => name === '样本构成');
    expect(onScreen).toHaveLength(5);
    expect(sheet?.rows.map((cells) => Number(cells.at(-1)).toFixed(1))).toEqual(onScreen);
  },
);
