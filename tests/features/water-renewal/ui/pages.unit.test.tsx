import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/water-renewal/events';
import { initialState, reducer, type WaterRenewalState } from '#features/water-renewal/state';
import { sumWords, taxWords } from '#features/water-renewal/ui/detail/costs-section.tsx';
import { standingWords } from '#features/water-renewal/ui/detail/standing-section.tsx';
import { WaterDetailPage, WaterListPage } from '#features/water-renewal/ui/index';
import { readAsQuoted } from '#src/costing/rebaser';
import type { DomainEvent } from '#src/kernel/messages';
import { aDetail, aPage, aRow } from '../some-water';

const reading = { rebase: readAsQuoted, sources: {}, onCopy: () => undefined };
const folded = (heard: readonly DomainEvent[]) =>
  heard.reduce<WaterRenewalState>((before, event) => reducer(before, event), initialState);
const draw = (page: ReactNode, heard: readonly DomainEvent[]) => {
  const store = configureStore({ reducer: () => ({ waterRenewal: folded(heard) }) });
  return renderToStaticMarkup(<Provider store={store}>{page}</Provider>);
};
const list = (...heard: readonly DomainEvent[]) =>
  draw(
    <WaterListPage
      regionPicker={<b>picker</b>}
      basisBar={<b>basis</b>}
      exportButton={<i>导出</i>}
      marksOf={() => null}
      reading={reading}
    />,
    heard,
  );
const page = (...heard: readonly DomainEvent[]) =>
  draw(<WaterDetailPage basisBar={<b>basis</b>} marksOf={() => null} reading={reading} />, heard);

const SCOPE = '含建筑与安装、设备和预备费；不含征地与建设期利息';

test('[DATA-004] a row tells its value in its unit basis, and beside it what it holds', () => {
  const html = list(events.listLoaded({ page: aPage() }));
  expect(html).toContain('href="#/waterConUrbanRenew/detail/pump-202509-1"');
  for (const text of ['2.18', '万元/kW', SCOPE, '含税', '装机容量', '共 1 项']) expect(html).toContain(text);
});

test('kinds stand under 水利 and 城市更新 with how many there are', () => {
  const html = list(events.listLoaded({ page: aPage() }));
  expect(html).toMatch(/水利<\/span><small[^>]*>1</);
  expect(html).toMatch(/老旧小区<\/span><small[^>]*>0</);
});

test('while nothing is known of the kinds none has a number', () => {
  expect(list(events.listRequested({ view: {} }))).not.toMatch(/水利<\/span><small[^>]*>\d/);
});

test('of a whole project the tax is said to be reckoned on more than the works', () => {
  const { totals, costs } = aDetail();
  expect(taxWords({ totals, costs })).toBe('税金（9%）');
  const whole = [
    ...costs,
    { name: '独立费用', amount: 1, share: 1 },
    { name: '预备费', amount: 1, share: 1 },
  ];
  expect(taxWords({ totals, costs: whole })).toBe('税金（简化：连同独立费用、预备费一律按 9%）');
});

test('contents of a reservoir are told of ten thousand m³', () => {
  const row = aRow({ unitBasis: '元/m³库容', kind: '水库', quantity: 5_000_000 });
  const html = page(
    events.detailLoaded({
      detail: aDetail({ row, quantities: [{ name: '启闭机', unit: '套', quantity: 1 }] }),
    }),
  );
  expect(html).toContain('每万m³含量');
  expect(html).toContain('0.0020');
});

test('nothing at all and nothing left by the filters are told apart', () => {
  const empty = events.listLoaded({ page: aPage({ indexDatas: [], total: { count: 0, exact: true } }) });
  expect(list(empty)).toContain('库里还没有水利与城市更新指标');
  expect(list(events.listRequested({ view: { kind: '泵站' } }), empty)).toContain('没有符合条件的指标');
});

test('a page behind the last says so, and leads back to the first', () => {
  const empty = events.listLoaded({ page: aPage({ indexDatas: [], total: { count: 3, exact: true } }) });
  const html = list(events.listRequested({ view: { page: 900 } }), empty);
  expect(html).toContain('这一页已没有内容');
  expect(html).toContain('回到第一页');
  expect(html).not.toContain('库里还没有');
});

test('[DATA-004] the detail shows the value as cost by quantity, its costs, quantities and place in its group', () => {
  const html = page(events.detailLoaded({ detail: aDetail() }));
  for (const text of [
    '21,800,000.00 ÷ 1,000 ÷ 10,000',
    '2.18 万元/kW',
    '勾稽相符',
    '设计标准',
    '混凝土',
    '落在同类的中间一半之内',
    '广州沙河排涝泵站工程',
    SCOPE,
  ])
    expect(html).toContain(text);
});

test('a record that is not there leads back to the list', () => {
  const problem = { code: 440, message: '没有', requestId: 'r-1' };
  const html = page(events.detailFailed({ problem }));
  expect(html).toContain('没有找到这项指标');
  expect(html).toContain('href="#/waterConUrbanRenew/index"');
});

test('costs that do not sum up are said not to; with too few nothing is claimed', () => {
  const { totals, standing, row } = aDetail();
  expect(sumWords({ totals, costs: [{ name: '建筑工程', amount: 19_999_999.5, share: 100 }] })).toContain(
    '相差 0.50 元',
  );
  expect(standingWords({ row, standing: { ...standing, n: 4, rank: null } }, 2)).toContain(
    '同类只有 4 项，样本不足',
  );
  expect(standingWords({ row, standing: { ...standing, n: 7, band: null } }, 2)).toContain('不给区间');
  expect(standingWords({ row, standing }, null)).toContain('不作比较');
  expect(standingWords({ row, standing }, 9)).toContain('高于同类的中间一半');
  expect(standingWords({ row, standing }, 1)).toContain('低于同类的中间一半');
});
