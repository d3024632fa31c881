import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { favoriteList } from '#features/favorites/contract';
import { events } from '#features/favorites/events';
import { reducer } from '#features/favorites/state';
import { FavoriteButton, FavoritesPage } from '#features/favorites/ui/index';
import { provenanceText, sortChoices, sortValue } from '#features/favorites/ui/labels';
import type { Figure } from '#src/contract/shown-record';
import { createRebaser } from '#src/costing/rebaser';
import { readCost } from '#src/portal/pages/shared/read-cost';
import { aTable } from '#tests/features/basis/a-table';
import { aFavorite, aPage, shown, someFolders } from '../some-favorites';

const draw = (view: ReactElement, ...heard: readonly { readonly type: string }[]) => {
  const favorites = heard.reduce(reducer, reducer(undefined, { type: '' }));
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ favorites }) })}>{view}</Provider>,
  );
};
const aFolder = { id: '1', name: '默认收藏夹', isDefault: true };
const page = (...heard: readonly { readonly type: string }[]) =>
  draw(<FavoritesPage basisBar={null} readCost={() => undefined} />, ...heard);
const found = (...rows: Parameters<typeof aPage>) => events.listLoaded({ page: aPage(...rows) });
const record = { kind: 'project', ref: 'p1' };

test('[FAV-001] a toggle button keeps its name and says whether it is pressed', () => {
  const button = <FavoriteButton kind="project" recordId="p1" title="某住宅楼" />;
  expect(draw(button)).toMatch(/aria-pressed="false" aria-label="收藏：某住宅楼" title="收藏"/);
  expect(draw(button, events.addRequested({ record }))).toMatch(
    /aria-pressed="true" aria-label="收藏：某住宅楼" title="取消收藏"/,
  );
});

test('[FAV-003] a row says what it is, where, when, and its figure', () => {
  const html = page(found());
  expect(html).toContain('<a href="#/commonproj/detail/p1">某住宅楼</a>');
  for (const fact of ['单项工程指标', '广东 广州', '价格期 2025-09', '高层住宅 剪力墙结构']) {
    expect(html).toContain(`<span>${fact}</span>`);
  }
  // 16:30 in Greenwich is the next day in Shanghai.
  expect(html).toContain('2025-10-02 收藏');
  expect(html).toMatch(/单方造价 · 含税.*2,000\.00/);
  expect(html).not.toContain('收藏时 ');
});

test('a figure that has changed stands beside the one it was kept with', () => {
  const figure = { label: '单方造价', value: 2_100, unit: '元/㎡', basis: '含税' };
  const html = page(found([aFavorite({ current: shown({ figure }) })]));
  expect(html).toMatch(/2,100\.00.*收藏时 2,000\.00（2025-09）.*上涨.*5\.00%/);
  const other = page(found([aFavorite({ current: shown({ figure: { ...figure, basis: '除税' } }) })]));
  expect(other).toContain('收藏时 2,000.00 元/㎡ 含税（2025-09）');
  expect(other).not.toContain('class="change');
});

test('[FAV-003] a cost is read in the basis of the page, its original beneath it', () => {
  const rebase = createRebaser(aTable(), { period: '2025-09', areaId: '20' });
  const read = (figure: Partial<Figure>) =>
    draw(
      <FavoritesPage
        basisBar={<b>折算到</b>}
        readCost={(quoted, areaName) => readCost(rebase, quoted, areaName)}
      />,
      found([
        aFavorite({
          current: shown({
            areaName: '湖北 武汉',
            figure: { label: '单方造价', value: 2_980, unit: '元/㎡', basis: '含税', ...figure },
          }),
        }),
      ]),
    ).replaceAll(/<[^>]+>/g, ' ');
  const madeUnder = {
    priceDate: '2023-06',
    areaId: '18',
    cityId: undefined,
    building: undefined,
    taxBasis: '含税' as const,
    taxRate: 0.09,
  };
  expect(read({ madeUnder })).toMatch(
    /单方造价 · 2025-09 · 广东 · 含税\s+3,212\.86\s+元\/㎡\s+原 2,980\.00（2023-06 · 湖北 武汉 · 含税）/,
  );
  expect(read({ madeUnder })).toContain('折算到');
  expect(read({ madeUnder: { ...madeUnder, priceDate: '1999-01' } })).toMatch(/2,980\.00.*不可换算：1999-01/);
  // What is no cost.
  expect(read({})).toMatch(/单方造价 · 含税\s+2,980\.00/);
});

test('a withdrawn record leads nowhere and keeps what was known of it', () => {
  const html = page(found([aFavorite({ current: null })]));
  expect(html).toContain('已下架');
  expect(html).not.toContain('href="#/commonproj/detail/p1"');
  expect(html).toMatch(/2,000\.00/);
  const withdrawn = { day: '2026-03-02', reason: '口径有误' };
  expect(page(found([aFavorite({ current: null, withdrawn })]))).toContain('已于 2026-03-02 撤回：口径有误');
});

test('samples wear their badge and tell their provenance', () => {
  const provenance = {
    kind: 'sample' as const,
    issuer: '造价指标网',
    title: '样例',
    priceDate: '2025-09',
    taxBasis: '含税' as const,
    revision: 1,
    licence: '',
  };
  const html = page(found([aFavorite({ current: shown({ provenance }) })]));
  expect(html).toContain('class="tag sample-badge"');
  expect(html).toContain('样例数据 · 含税');
  expect(provenanceText({ ...provenance, kind: 'official', issuer: '某站' })).toBe('官方发布 · 某站 · 含税');
});

test('folders with their counts, the open one marked, renamed and removed unless it is the default', () => {
  const folders = events.foldersLoaded({ folders: someFolders() });
  const open = (folderId: string) =>
    page(folders, events.listRequested({ view: { list: 'node', folderId } }), found());
  expect(open('2')).toMatch(/folderId=2" aria-current="page"><span>医院<\/span><small>0<\/small>/);
  expect(open('2')).toContain('删除收藏夹');
  expect(open('1')).not.toContain('删除收藏夹');
  expect(open('1')).toContain('已用 4 / 1,000 条');
});

test('what was removed can be taken back', () => {
  const html = page(found(), events.removed({ favorites: [{ id: '1', ...record }] }));
  expect(html).toMatch(/role="status">已移除 1 条收藏<\/span>.*撤销/);
  expect(page(found())).not.toContain('撤销');
});

test('pages lead to addresses that keep the view', () => {
  const view = { list: 'node', sort: 'title', page: 2 } as const;
  const html = page(events.listRequested({ view }), found([aFavorite()], { page: 2, pages: 3, total: 50 }));
  expect(html).toContain('第 2 页 / 共 3 页');
  expect(favoriteList.pathTo({ ...view, page: 3 })).toBe('/usercenter/favorites?sort=title&page=3');
  expect(html).toContain('工程与文件共 50 条');
  expect(page(found())).not.toContain('翻页');
});

test('an empty list says why: nothing kept, nothing that fits, or no answer', () => {
  expect(page(found([]))).toContain('还没有收藏工程或文件');
  expect(page(events.listRequested({ view: { list: 'item' } }), found([]))).toContain('还没有收藏单价条目');
  expect(page(events.listRequested({ view: { list: 'node', keyword: '楼' } }), found([]))).toContain(
    '没有符合条件的收藏',
  );
  const failed = events.listFailed({ problem: { code: 510, message: '维护中', requestId: 'r-9' } });
  expect(page(failed)).toMatch(/没能取到收藏.*维护中.*重试.*r-9/);
});

test('an empty list leads to the other one where that holds something', () => {
  const folders = { ...someFolders(), folders: [{ ...aFolder, nodes: 0, items: 3 }] };
  const html = page(events.foldersLoaded({ folders }), found([]));
  expect(html).toMatch(/工程与文件<small> 0<\/small>.*单价条目<small> 3<\/small>/);
  expect(html).toMatch(/<a class="inline" href="#[^"]*list=item[^"]*">已收藏的 3 条在“单价条目”中<\/a>/);
  expect(page(found([]))).not.toContain('已收藏的');
});

test('every way of sorting can be chosen, and the usual one is', () => {
  expect(sortChoices.map(({ value }) => value)).toEqual(['time desc', 'time asc', 'title asc', 'title desc']);
  expect([sortValue({}), sortValue({ sort: 'title' })]).toEqual(['time desc', 'title asc']);
});

test('folders that could not be had say so and can be asked for again; no new one is offered meanwhile', () => {
  const problem = { code: 500, message: '服务器繁忙' };
  const failed = page(found(), events.foldersFailed({ problem }));
  expect(failed).toMatch(/role="alert">收藏夹没有取到：服务器繁忙<button[^>]*>重试/);
  expect(failed).not.toContain('新建收藏夹');
  const again = page(
    found(),
    events.foldersFailed({ problem }),
    events.foldersLoaded({ folders: someFolders() }),
  );
  expect(again).not.toContain('没有取到');
  expect(again).toContain('新建收藏夹');
});
