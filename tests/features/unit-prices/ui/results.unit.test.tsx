import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Scheme } from '#features/unit-prices/contract-schemes';
import { events } from '#features/unit-prices/events';
import { reducer } from '#features/unit-prices/state';
import type { ListView } from '#features/unit-prices/contract';
import { unitPriceExport } from '#features/unit-prices/ui/export/list-export';
import { readAsQuoted } from '#src/costing/rebaser';
import { OrderNote } from '#features/unit-prices/ui/list/order-note.tsx';
import { Results } from '#features/unit-prices/ui/list/results.tsx';
import { UnitPriceLine } from '#features/unit-prices/ui/list/unit-price-line.tsx';
import { aProvenance, aScheme, aUnitPrice } from '../a-row';

const asQuoted = { rebase: readAsQuoted, basis: '', sources: [], areaName: undefined };
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

test('[UNIT-005] a list ordered or narrowed by prices says that it goes by those before the scheme, page and file', () => {
  const noteOf = (view: ListView, scheme?: Scheme): string => {
    const state = reducer(undefined, events.searchRequested({ view, basis: '', scheme }));
    const store = configureStore({ reducer: () => ({ unitPrices: state }) });
    return renderToStaticMarkup(
      <Provider store={store}>
        <OrderNote />
      </Provider>,
    );
  };
  const said = (view: ListView) => {
    const [, words = ''] = /<p[^>]*>(.*)<\/p>/.exec(noteOf(view, aScheme())) ?? [];
    const state = reducer(undefined, events.searchRequested({ view, basis: '', scheme: aScheme() }));
    const { basis } = unitPriceExport({ unitPrices: state }, asQuoted);
    expect(basis).toContainEqual(['计价方案', `「集团标准」，原值在“单价”一列${words && `；${words}`}`]);
    return words;
  };
  expect(said({ sort: 'unitPrice' })).toBe('选用方案时按计入方案之前的单价排序');
  expect(said({ unitPriceFrom: 100 })).toBe('选用方案时按计入方案之前的单价筛选');
  expect(said({ sort: 'unitPrice', unitPriceTo: 0 })).toBe('选用方案时按计入方案之前的单价排序、筛选');
  expect(said({ sort: 'priceDate' })).toBe('');
  expect(noteOf({ sort: 'unitPrice', unitPriceFrom: 100 })).toBe('');
});

test('a row says by which index it is compared and by which its amounts are moved, and a feature without a key stands by itself', () => {
  const lineOf = (moved?: string): string => {
    const row = aUnitPrice({ features: [{ key: '', value: 'SBS 4mm' }] });
    return renderToStaticMarkup(
      <UnitPriceLine
        row={{
          ...row,
          provenance: aProvenance,
          statistics: { ...row.statistics, ...(moved !== undefined && { moved }) },
        }}
        scheme={undefined}
        marksOf={() => null}
        isMoving={false}
      />,
    );
  };
  expect(lineOf('按要素比较 · 金额按综合折')).toContain('<small>按要素比较 · 金额按综合折</small>');
  expect(lineOf()).not.toContain('金额按综合折');
  expect(lineOf()).toContain('>SBS 4mm<');
});

test('[UNIT-005] the mark among the like stands where the price that is shown belongs', () => {
  const row = aUnitPrice({ schemePrice: 777.77 });
  const bandOf = (scheme: Scheme | undefined) =>
    /role="img" aria-label="([^"]*)"/.exec(
      renderToStaticMarkup(
        <UnitPriceLine
          row={{ ...row, provenance: aProvenance }}
          scheme={scheme}
          marksOf={() => null}
          isMoving={false}
        />,
      ),
    )?.[1];
  expect(bandOf(undefined)).toContain(`本条 ${row.unitPrice.toFixed(2)}`);
  expect(bandOf(aScheme())).toContain('本条 777.77');
});
