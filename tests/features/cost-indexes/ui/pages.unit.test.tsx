import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/cost-indexes/events';
import { reducer } from '#features/cost-indexes/state';
import { CostIndexesPage, CostIndexPage } from '#features/cost-indexes/ui/index';
import type { DomainEvent } from '#src/kernel/messages';
import { aCard, aList, aResult } from '../some-index';

const draw = (page: ReactNode, heard: readonly DomainEvent[]) => {
  const state = heard.reduce<ReturnType<typeof reducer>>(
    (before, event) => reducer(before, event),
    reducer(undefined, { type: '' }),
  );
  const store = configureStore({ reducer: () => ({ costIndexes: state }) });
  return renderToStaticMarkup(<Provider store={store}>{page}</Provider>);
};
const list = (...heard: readonly DomainEvent[]) =>
  draw(<CostIndexesPage regionPicker={<b>picker</b>} areaName="广东" exportButton={<i>导出</i>} />, heard);
const series = (view: object, ...heard: readonly DomainEvent[]) =>
  draw(<CostIndexPage exportButton={<i>导出</i>} />, [
    events.indexViewed({ id: 'composite-1', view }),
    ...heard,
  ]);
const found = (result = aResult()) => events.indexLoaded({ result });
const problem = { code: 500, message: '服务繁忙', requestId: 'r-1' };

describe('the list', () => {
  test('waits in the form of its cards', () => {
    expect(list(events.listRequested({ view: {} }))).toContain('正在载入造价指数');
  });

  test('[DATA-002] a card tells region, frequency, base, value, status and both changes', () => {
    const html = list(events.listLoaded({ page: aList() }));
    expect(html).toContain('href="#/projectCost/detail/composite-1"');
    expect(html).toContain('全国 · 月度 · 2020-01 = 100');
    expect(html).toContain('100.90');
    expect(html).toContain('<em class="tag">暂定</em>');
    expect(html).toMatch(/上涨<\/span>0\.12%.*下跌<\/span>0\.80%/);
    expect(html).toContain('近 3 期：最低 100.90，最高 102.00');
    expect(html).toContain('样例');
  });

  test('what a region lacks stands apart, said to be of the whole country', () => {
    const substitutes = [
      aCard({ id: 'rebar-1', name: 'HRB400 螺纹钢', category: '材料', basePeriod: null, unit: '元/t' }),
    ];
    const html = list(events.listLoaded({ page: aList({ substitutes }) }));
    expect(html).toContain('以全国序列代替');
    expect(html).toContain('广东没有单独编制以下 1 条');
    expect(html).toContain('全国 · 月度 · 元/t');
  });

  test('nothing at all, nothing left by the filters and a failure are told apart', () => {
    const empty = events.listLoaded({ page: aList({ rows: [] }) });
    expect(list(empty)).toContain('库里还没有造价指数');
    expect(list(events.listRequested({ view: { base: 'none' } }), empty)).toContain('现有 1 个条件');
    const broken = list(events.listFailed({ problem }));
    expect(broken).toContain('没能取到造价指数');
    expect(broken).toContain('请求编号 r-1');
  });
});

describe('a series', () => {
  test('[DATA-002] says what it is, how it is made, split, published and revised', () => {
    const html = series({}, found());
    for (const text of [
      '拉氏指数（样例算法）',
      '2025-09 · 暂定',
      '2025-10 预测',
      '月报 2025-09',
      '补录地区样本后重算（样例）',
      '-1.50',
      '其余',
      '60.0%',
    ])
      expect(html).toContain(text);
  });

  test('[DATA-017] the form asks for name, company, telephone and wish', () => {
    const html = series({}, found());
    for (const label of ['姓名', '单位', '电话', '需求']) expect(html).toContain(`${label}</label>`);
  });

  test('the conversion in the address is worked out, and without one a hint stands there', () => {
    const view = { amount: '2980', costFrom: '2023-06', costTo: '2025-09', placeFrom: '18', placeTo: '20' };
    expect(series(view, found())).toContain('= 3,212.86 元/㎡');
    expect(series({}, found())).toContain('填写金额并选定两个价格期后');
  });

  test('a series of prices has no weights and says that it has no base', () => {
    const { series: head } = aResult();
    const html = series(
      {},
      found(
        aResult({ series: { ...head, weights: null, basePeriod: null, unit: '元/t' }, contribution: null }),
      ),
    );
    expect(html).toContain('无，为价格');
    expect(html).not.toContain('贡献分解');
  });

  test('no split, no issues and no revisions say why', () => {
    const html = series({}, found(aResult({ contribution: null, publications: [], revisions: [] })));
    for (const text of ['没有可分解的变动', '没有发布记录', '没有修订过']) expect(html).toContain(text);
  });

  test('one that is not there leads back, any other failure offers another try', () => {
    expect(series({}, events.indexFailed({ problem: { code: 440, message: '' } }))).toContain('返回指数列表');
    expect(series({}, events.indexFailed({ problem }))).toContain('重试');
  });

  test('a sent wish shows its number in place of the form', () => {
    const html = series({}, found(), events.contactAdded({ number: 'LX20261121-7KX2MD' }));
    expect(html).toContain('LX20261121-7KX2MD');
    expect(html).not.toContain('提交需求');
  });
});
