import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/labor/events';
import { initialState, reducer, type LaborState } from '#features/labor/state';
import { LaborPricesPage, PriceLinePage } from '#features/labor/ui/index';
import { CollectForm } from '#features/labor/ui/collect/collect-form.tsx';
import { ReviewQueueList } from '#features/labor/ui/collect/review-dialog.tsx';
import { standingsOf } from '#features/labor/ui/line/day-section.tsx';
import type { LaborRow } from '#features/labor/contract';
import { bandWords, includedWords } from '#features/labor/labels';
import { readAsQuoted } from '#src/costing/rebaser';
import type { DomainEvent } from '#src/kernel/messages';
import { aPage, aRow, aSubmission, aTrend, thePlaces } from '../some-labor';

const reading = { rebase: readAsQuoted, sources: {}, onCopy: () => undefined };
const folded = (heard: readonly DomainEvent[]) =>
  heard.reduce<LaborState>((before, event) => reducer(before, event), initialState);
const draw = (page: ReactNode, heard: readonly DomainEvent[]) => {
  const store = configureStore({ reducer: () => ({ labor: folded(heard) }) });
  return renderToStaticMarkup(<Provider store={store}>{page}</Provider>);
};
const list = (...heard: readonly DomainEvent[]) =>
  draw(
    <LaborPricesPage
      regionPicker={<b>picker</b>}
      exportButton={<i>导出</i>}
      collecting={<i>提交</i>}
      marksOf={() => null}
      reading={reading}
    />,
    heard,
  );
const line = (...heard: readonly DomainEvent[]) =>
  draw(<PriceLinePage exportButton={<i>导出</i>} marksOf={() => null} reading={reading} />, heard);
const viewed = events.lineViewed({ id: 'formwork-timber-20', view: {} });
const shown = [viewed, events.lineLoaded({ trend: aTrend() }), events.placesLoaded({ prices: thePlaces() })];
const problem = { code: 440, message: '没有', requestId: 'r-1' };

test('[LABOR-002] a row tells item, unit, low, middle, high, change, number and what is included', () => {
  const html = list(events.listLoaded({ page: aPage() }));
  expect(html).toContain('href="#/laborSubcontracting/priceLine/formwork-timber-20"');
  for (const text of ['50.00', '54.50', '60.25', '0.35%', 'P25 – 中位 – P75', '不含小型机具、辅材、保险、税'])
    expect(html).toContain(text);
  expect(html).toContain('2025-09 · 共 1 条');
  expect(html).toContain('查看数据来历');
});

test('a row of a month that is not the newest leads to that month', () => {
  const html = list(events.listLoaded({ page: aPage({ periods: ['2025-10', '2025-09'] }) }));
  expect(html).toContain('href="#/laborSubcontracting/priceLine/formwork-timber-20?period=2025-09"');
});

test('nothing at all and nothing left by the filters are told apart; a list cut short says so', () => {
  const empty = events.listLoaded({ page: aPage({ rows: [], total: 0, sections: [] }) });
  expect(list(empty)).toContain('该地区这一期没有劳务价格');
  expect(list(events.listRequested({ view: { mode: '点工' } }), empty)).toContain('没有符合条件的劳务价格');
  expect(list(events.listLoaded({ page: aPage({ total: 900 }) }))).toContain('共 900 条，列出前 1 条');
});

test('a city that shows the prices of its province says so', () => {
  const words = '所选城市没有单列的 1 条，列出的是广东的价格。';
  const city = events.listLoaded({ page: aPage({ areaId: '2010', ofProvince: 1 }) });
  expect(list(city)).toContain(words);
  expect(list(events.listLoaded({ page: aPage() }))).not.toContain('没有单列');
  // A province has its cities' prices beside its own.
  expect(list(events.listLoaded({ page: aPage({ areaId: '2' }) }))).not.toContain('没有单列');
  // Rows of the place before stand until the answer is there, and say nothing of the one asked for.
  const asked = events.listRequested({ view: { areaId: '18' } });
  expect(list(events.listLoaded({ page: aPage() }), asked)).not.toContain('没有单列');
});

test('a price line tells how it went beside the index, its places, a day against the item, and its work', () => {
  const html = line(...shown);
  expect(html).toContain('中价由 54.31 到 54.50 元/㎡，变动 0.3%；同期广东人工费指数变动 0.5%');
  expect(html).toContain('各地同期比较');
  expect(html).toContain('未折算 · 各地均不含小型机具、辅材、保险、税');
  expect(html).toContain('楼梯模板</a><small class="muted"> 不含小型机具、辅材、保险、税</small>');
  expect(html).toContain('href="#/laborSubcontracting/priceLine/formwork-timber-19?period=2025-09"');
  expect(html).toContain('折合 48.50 元/㎡');
  expect(html).toContain('楼梯模板');
  expect(html).not.toContain('会员报价');
});

test('without a day rate or an index neither is spoken of; quotes stand apart', () => {
  const quote = {
    number: 'LW1',
    settledIn: '2025-06',
    price: 56.5,
    projectKind: '住宅',
    included: { tools: true, materials: null, insurance: true, tax: false },
    payment: '按月进度',
    givenBy: '匿名会员',
    reviewedOn: '2025-07-01',
  };
  const trend = aTrend({ day: null, index: null, quotes: [quote] });
  const html = line(viewed, events.lineLoaded({ trend }));
  expect(html).not.toContain('工日与子目');
  expect(html).not.toContain('同期广东');
  expect(html).toContain('经审核的个别价格，不计入低–中–高');
  expect(html).toContain('含小型机具、保险；不含税；未注明是否含辅材');
});

test('of a price that holds materials, tools or tax nobody says what a day earns', () => {
  const sheet = (included: Partial<LaborRow['included']>) => {
    const row = aRow({
      included: { ...aRow().included, ...included },
      taxRate: 0.03,
    });
    return line(viewed, events.lineLoaded({ trend: aTrend({ row }) }));
  };
  expect(sheet({})).toContain('同样一个工日收入 436.00 元');
  expect(sheet({})).toContain('元用于班组管理与劳动保护（本价不含小型机具、辅材、保险、税）');
  expect(sheet({ insurance: null })).toContain('元用于班组管理、劳动保护，可能还有保险（本价');
  expect(sheet({ insurance: true })).not.toContain('工日收入');
  expect(sheet({ insurance: true })).toContain('本价还含保险，其余');
  const wide = sheet({ tools: true, materials: true, tax: true });
  expect(wide).not.toContain('工日收入');
  expect(wide).toContain('本价还含小型机具、辅材、税（3%），其余 6.00 元/㎡ 先是这些');
  expect(sheet({ tools: true })).toContain('本价还含小型机具，其余');
});

test('a price can be given for every place that has price lines, the common list holding it or not', () => {
  const places = [{ areaid: '20', name: '广东' }];
  const form = (...heard: readonly DomainEvent[]) => draw(<CollectForm places={places} />, heard);
  const areas = [
    { areaId: '1', areaName: '全国', items: 9 },
    { areaId: '28', areaName: '甘肃', items: 9 },
  ];
  const offered = (html: string) => [...html.matchAll(/<option value="(\d+)">/g)].map(([, id]) => id);
  expect(offered(form(events.pricedPlacesLoaded({ areas })))).toEqual(['28', '20']);
  const failed = form(events.pricedPlacesFailed({ problem }));
  expect(offered(failed)).toEqual(['20']);
  expect(failed).toContain('列出的是常用地区');
});

test('[LABOR-005] the form asks what the price includes; a doubt is said and may be overruled', () => {
  const form = (...heard: readonly DomainEvent[]) => draw(<CollectForm places={[]} />, heard);
  for (const label of ['是否含小型机具', '是否含辅材', '是否含保险', '是否含税'])
    expect(form()).toContain(label);
  expect(form()).not.toContain('仍然提交');
  const doubted = form(events.priceDoubted({ doubt: '5,650 元/㎡是库中同子目中位的 100 倍' }));
  expect(doubted).toContain('5,650 元/㎡是库中同子目中位的 100 倍。请核对单价与单位');
  expect(doubted).toContain('核对无误，仍然提交');
});

test('[LABOR-005] a reviewer is told what a price includes and how far it is from its like', () => {
  const doubt = '5,650 元/㎡是库中同子目中位的 100 倍';
  const price = { ...aSubmission(), middle: 55, held: aRow().included, taxRate: 0, doubt };
  const html = draw(<ReviewQueueList />, [events.reviewsLoaded({ queue: { waiting: 1, rows: [price] } })]);
  expect(html).toContain(`${doubt}。`);
  expect(html).toContain('56.50 元/㎡ · 清包 · 含保险；不含小型机具、辅材、税');
  expect(html).toContain('与报价所含不同（保险），不作比较');
});

test('a line that is not there leads back to the list', () => {
  const html = line(viewed, events.lineFailed({ problem }));
  expect(html).toContain('没有找到这条劳务价格');
  expect(html).toContain('href="#/laborSubcontracting/index"');
});

test('a day by what is done in it, low with low and high with high', () => {
  const day = aTrend().day;
  expect(day && standingsOf(aRow(), day)).toEqual([
    { level: '低', rate: 360, wages: 45, price: 50 },
    { level: '中', rate: 388, wages: 48.5, price: 54.5 },
    { level: '高', rate: 420, wages: 52.5, price: 60.25 },
  ]);
});

test('what a price holds and what its band means are said in words', () => {
  const included = { tools: true, materials: true, insurance: true, tax: true };
  expect(includedWords({ included, taxRate: 0.03 })).toBe('含小型机具、辅材、保险、税（3%）');
  expect(includedWords({ included: { ...included, insurance: null }, taxRate: 0.03 })).toBe(
    '含小型机具、辅材、税（3%）；未注明是否含保险',
  );
  expect(includedWords({ included: { ...included, tax: false }, taxRate: 0 })).toBe(
    '含小型机具、辅材、保险；不含税',
  );
  expect([12, 7, 3, 1].map(bandWords)).toEqual([
    'P25 – 中位 – P75',
    'P25 – 中位 – P75，少样本',
    '最低 – 中位 – 最高，少样本',
    '个别案例',
  ]);
});
