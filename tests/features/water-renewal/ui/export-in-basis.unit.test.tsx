import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/water-renewal/events';
import { initialState, reducer } from '#features/water-renewal/state';
import { waterDetailExport, WaterDetailPage } from '#features/water-renewal/ui/index';
import { createRebaser } from '#src/costing/rebaser';
import { formatNumber } from '#src/ui/format';
import { aTable } from '#tests/features/basis/a-table';
import { pageRows } from '#tests/support/titled-rows';
import { aDetail, aRow } from '../some-water';

const rebase = createRebaser(aTable(), { period: '2025-09', areaId: '18', taxBasis: '除税' });
const near = [
  aRow({ id: 'a', name: '广州沙河排涝泵站工程', priceDate: '2023-06', value: 2.31 }),
  aRow({ id: 'b', name: '孝感东山头泵站工程', areaId: '18', priceDate: '2024-12', value: 1.77 }),
  aRow({ id: 'c', name: '远方泵站工程', areaId: '99', value: 1.03 }),
];
const state = {
  waterRenewal: reducer(
    initialState,
    events.detailLoaded({ detail: aDetail({ row: aRow({ priceDate: '2023-06' }), similar: near }) }),
  ),
};
const file = waterDetailExport(state, {
  rebase,
  basis: '2025-09 · 湖北 · 除税',
  sources: ['全国综合造价指数'],
  areaName: undefined,
});

/** Every figure of the page that was rebased, with what stands beside it as the original. */
const html = renderToStaticMarkup(
  <Provider store={configureStore({ reducer: () => state })}>
    <WaterDetailPage
      basisBar={null}
      marksOf={() => null}
      reading={{ rebase, sources: {}, onCopy: () => undefined }}
    />
  </Provider>,
);
const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const isShown = (read: unknown, original: unknown, per = 1) =>
  new RegExp(
    `${formatNumber(Number(read) / per, 2)} [^\\d]{0,20}(?:折算 )?原 ${formatNumber(Number(original) / per, 2)}`,
  ).test(words);

test('[DATA-004] in a basis the file holds the record, its parts and its neighbours as the page shows them, beside the originals', () => {
  const { 指标值: value, 费用构成: costs, 相近的指标: similar } = pageRows(file);
  const [own, read] = value!;
  expect(read).toMatchObject({ 指标: '指标值（折算）', 单位: '万元/kW' });
  expect(read!.口径).toMatch(/^2025-09 · 湖北 · 除税/);
  expect(read!.数值).toBeLessThan(Number(own!.数值));
  expect(isShown(read!.数值, own!.数值)).toBe(true);
  expect(costs).toHaveLength(5);
  for (const line of costs!) {
    expect(line['折算金额 (元)']).not.toBe(line['金额 (元)']);
    expect([line.费用, isShown(line['折算金额 (元)'], line['金额 (元)'], 10_000)]).toEqual([line.费用, true]);
  }
  expect(similar!.map(({ 折算指标值: one }) => one === null)).toEqual([false, false, true]);
  for (const row of similar!.slice(0, 2))
    expect([row.工程, isShown(row.折算指标值, row.指标值)]).toEqual([row.工程, true]);
  expect(similar![0]!.折算口径).toMatch(/^2025-09 · 湖北 · 除税/);
  expect(similar![2]!.折算口径).toMatch(/^未折算：/);
});

test('the file tells what it was rebased to, and by what', () => {
  expect(file?.basis).toEqual(
    expect.arrayContaining([
      ['折算', expect.stringMatching(/^2025-09 · 湖北 · 除税，原值在/)],
      ['折算依据', '全国综合造价指数'],
    ]),
  );
});
