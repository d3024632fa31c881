import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import { Corrected } from '#features/search/ui/page/corrected.tsx';
import { countText, sumOf } from '#features/search/ui/page/count-text';
import { listAddress } from '#features/search/ui/page/group-list';
import { Pager, pagesOf } from '#features/search/ui/page/pager.tsx';
import { Poster } from '#features/search/ui/page/poster.tsx';
import { Results } from '#features/search/ui/page/results.tsx';
import { ScopeBar } from '#features/search/ui/page/scope-bar.tsx';
import { Start } from '#features/search/ui/page/start.tsx';
import { statusText } from '#features/search/ui/page/status-text';
import { linkOf } from '#features/search/poster';
import type { SearchFound } from '#features/search/contract';
import type { ResultsView } from '#features/search/result-list';
import { aGroup, aRow, searchState, someFound } from '../some-search';

type Parts = Parameters<typeof searchState>[0];
const draw = (view: ReactElement, parts?: Parts) => {
  const search = searchState(parts);
  const store = {
    getState: () => ({ search }),
    subscribe: () => () => undefined,
    dispatch: (action: unknown) => action,
  } as unknown as Store;
  return renderToStaticMarkup(<Provider store={store}>{view}</Provider>);
};
const hrefs = (html: string) =>
  [...html.matchAll(/href="#([^"]*)"/g)].map(([, href]) =>
    decodeURIComponent(href?.replaceAll('&amp;', '&') ?? ''),
  );

/** Drawn in words, to be seen in the markup. */
const marksOf = ({ group, id }: { readonly group: string; readonly id: string }) => `marks of ${group} ${id}`;
const view: ResultsView = { text: '住宅', category: 'all' };
const results = (found: SearchFound, of: ResultsView = view, status: 'shown' | 'loading' = 'shown') =>
  draw(<Results areaName="广东" marksOf={marksOf} />, {
    results: { status, view: of, page: { view: of, found } },
  });

describe('counts', () => {
  test('beyond the cap a number is a lower bound', () => {
    expect(countText({ total: 1_000, isCapped: true })).toBe('超过 1,000');
    expect(countText({ total: 12, isCapped: false })).toBe('12');
  });

  test('a sum is known when all of it is', () => {
    const counts = {
      sl: { total: 1_000, shown: 1_000, isCapped: true },
      policy: { total: 2, isCapped: false },
    };
    expect(sumOf(counts, ['sl', 'policy'])).toEqual({ total: 1_002, isCapped: true });
    expect(sumOf(counts, ['sl', 'labor'])).toBeUndefined();
  });

  test('one line says how it stands', () => {
    const { results: idle } = searchState();
    const counts = {
      sl: { total: 1_000, shown: 1_000, isCapped: true },
      labor: { total: 3, isCapped: false },
    };
    const shown = { ...idle, status: 'shown' as const, counts };
    expect(statusText(idle)).toBe('正在搜索');
    expect(statusText({ ...shown, view: { ...view, category: 'laborIndex' } })).toBe('共 3 条结果');
    expect(statusText({ ...shown, view: { ...view, category: 'sl&csgx' } })).toBe('超过 1,000 条结果');
    const several = {
      sl: { total: 1_000, shown: 1_000, isCapped: true },
      csgx: { total: 31, shown: 31, isCapped: false },
    };
    expect(countText(sumOf(several as never, ['sl', 'csgx'] as never)!)).toBe('超过 1,000');
    expect(statusText({ ...shown, view: { ...view, group: 'labor' } })).toBe('劳务 3 条结果');
    expect(statusText({ ...shown, status: 'failed' })).toBe('搜索没有完成');
    expect(statusText({ ...idle, view: { ...view, open: 'sl.1' } })).toBe('正在打开');
  });
});

describe('the results', () => {
  test('a row leads to an address that asks for the record, with what was searched in sight', () => {
    const html = results(someFound());
    expect(hrefs(html)).toContain('/search?text=住宅&open=bid_node.p1');
    expect(html).toContain('<mark>住宅</mark>');
    expect(html).toContain('class="tag sample-badge"');
    expect(html).toContain('价格期 2025-09');
  });

  test('a median stands with unit, months, tax basis, number and range; records of one name lead to each of them', () => {
    const row = aRow({
      group: 'bq_item',
      title: '有梁板 C35',
      price: 671.08,
      unit: '元/m³',
      low: 640.5,
      high: 702,
      n: 128,
      median: { n: 96, taxBasis: '除税', from: '2023-04', to: '2025-09' },
    });
    const html = results(someFound({ groups: [aGroup('bq_item', [row], { total: 128 })] }));
    const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toContain(
      '中位数 671.08 元/m³ 全国 除税 96 条，2023-04 至 2025-09，未折算 P25–P75 640.50–702.00',
    );
    expect(text).not.toContain('广州');
    expect(text).toContain('128 条同名记录');
    expect(hrefs(html)).toContain('/search?text=住宅&group=bq_item&item=有梁板+C35');
    // More was found than was read: the row still counts all of its name.
    const capped = results(
      someFound({ groups: [aGroup('bq_item', [row], { total: 1_000, isCapped: true })] }),
    ).replace(/<[^>]*>/g, ' ');
    expect(capped).toContain('除税 96 条');
    expect(capped).toContain('128 条同名记录');
    expect(capped).not.toMatch(/最相关的 96|以上/);
  });

  test('groups without results are left out; those with more lead to all of theirs', () => {
    const more = aGroup('policy', [aRow({ group: 'policy', id: '7' })], { total: 40, shown: 40 });
    const html = results(someFound({ groups: [aGroup('sl', []), more] }));
    expect(html).not.toContain('<h2>水利与城市更新');
    expect(html).toContain('查看全部政策文件结果');
    expect(hrefs(html)).toContain('/search?text=住宅&group=policy');
  });

  test('a list that can be narrowed is named, by the words as they were read', () => {
    expect(listAddress('bid_node', '住宅', { areaId: '20' })).toBe(
      '#/commonproj/index?keyword=%E4%BD%8F%E5%AE%85&areaId=20',
    );
    const narrowed: Partial<ResultsView> = {
      areaId: '20',
      taxBasis: '含税',
      from: '2024-01',
      to: '2025-06',
      item: '有梁板 C35',
    };
    const address = decodeURIComponent(listAddress('bq_item', '有梁板', narrowed) ?? '');
    expect(address).toBe(
      '#/comprehensiveUnitPrice/index?keyword=有梁板+C35&areaId=20&taxBasis=含税&priceFrom=2024-01&priceTo=2025-06',
    );
    expect(listAddress('labor', '住宅')).toBeUndefined();
    // Its list is of one place, and would choose it.
    expect(listAddress('bq_item', '有梁板', { item: '有梁板 C35' })).toBeUndefined();
    expect(listAddress('policy', '有梁板')).toBe(`#/policy/index?keyword=${encodeURIComponent('有梁板')}`);
    expect(hrefs(results(someFound({ corrected: '厂房' })))).toContain('/commonproj/index?keyword=厂房');
  });

  test('every record has its marks beside it', () => {
    const { group, rows } = someFound().groups[0]!;
    const html = results(someFound());
    expect(rows.filter(({ id }) => !html.includes(`marks of ${group} ${id}`))).toEqual([]);
  });

  test('while they are searched anew they stay, and say that they are not the last word', () => {
    expect(results(someFound(), view, 'loading')).toContain('class="column dims" aria-busy="true"');
    expect(results(someFound())).toContain('class="column dims" aria-busy="false"');
    expect(draw(<Results areaName={undefined} marksOf={marksOf} />)).toContain('正在搜索');
  });

  test('a failure offers another try and what support needs', () => {
    const problem = { code: 510, message: '服务暂时不可用', requestId: 'r1' };
    const html = draw(<Results areaName={undefined} marksOf={marksOf} />, {
      results: { status: 'failed', problem },
    });
    expect(html).toContain('role="alert"');
    expect(['重试', '服务暂时不可用', '请求编号 r1'].filter((text) => !html.includes(text))).toEqual([]);
    const lost = draw(<Results areaName={undefined} marksOf={marksOf} />, {
      results: { status: 'failed', problem: { code: -1, message: 'Network Error' } },
    });
    expect(lost).toContain('网络异常');
  });
});

describe('nothing found', () => {
  const none = someFound({ groups: [aGroup('policy', [])], instead: ['住房'] });
  const narrow: ResultsView = { text: '住宅', category: 'policyDoc', group: 'policy', areaId: '20' };

  test('offers the whole country, all groups, all categories and the nearest words', () => {
    const html = results(none, narrow);
    expect(html).toContain('没有找到与“住宅”相关的政策文件');
    expect(hrefs(html)).toEqual([
      '/search?text=住宅&category=policyDoc&group=policy',
      '/search?text=住宅&category=policyDoc&areaId=20',
      '/search?text=住宅&areaId=20',
      '/policy/index?keyword=住宅',
      '/search?text=住房&category=policyDoc&areaId=20',
    ]);
    expect(html).toContain('从广东放宽到全国');
  });

  test('where months or a tax basis narrow, says so and offers to clear them', () => {
    const html = results(none, { ...narrow, from: '2026-01', taxBasis: '除税' });
    expect(html).toContain('在所选价格期与计税口径内，没有找到与“住宅”相关的政策文件');
    expect(hrefs(html)[0]).toBe('/search?text=住宅&category=policyDoc&group=policy&areaId=20');
  });

  test('offers nothing that changes nothing, and the clauses of documents', () => {
    expect(hrefs(results(someFound({ groups: [], instead: [] })))).toEqual(['/policy/index?keyword=住宅']);
  });

  test('another reading is named as such', () => {
    const html = draw(<Corrected view={{ ...view, text: '住寨' }} corrected="住宅" />);
    expect(html).toContain('没有找到“住寨”');
    expect(hrefs(html)).toEqual(['/search?text=住宅']);
  });

  test('a region that was typed among the words is named, and kept by every way on', () => {
    const within = { areaId: 228, name: '广州' };
    const typed = { ...view, text: '广州 住宅' };
    const html = draw(<Corrected view={typed} corrected="住宅" within={within} />);
    expect(html).toContain('以下是广州的<a');
    const place = draw(<Corrected view={typed} corrected="" within={within} />);
    expect([place.includes('以下是广州的全部记录'), hrefs(place)]).toEqual([true, []]);
    expect(hrefs(html)).toEqual(['/search?text=住宅&areaId=228']);
    const ways = hrefs(results(someFound({ corrected: '住宅', within }), typed));
    expect(ways).toContain('/commonproj/index?keyword=住宅&areaId=228');
  });
});

test('an order of more than can be ordered says so', () => {
  const capped = (by?: ResultsView['by']) => {
    const of: ResultsView = { ...view, group: 'sl', ...(by && { by }) };
    const found = someFound({});
    return results({ ...found, groups: found.groups.map((group) => ({ ...group, isCapped: true })) }, of);
  };
  expect(capped('cheapest')).toContain('这里只把其中最相关的约 1,000 条按价格从低到高排列');
  expect(capped()).not.toContain('最相关的约');
});

describe('where is searched', () => {
  const scope = (of: ResultsView, parts?: Parts) =>
    draw(<ScopeBar regionPicker={<i>地区</i>} />, { results: { ...parts?.results, view: of } });

  test('[SEARCH-016] a group is chosen once, by its own name or as the category of the box', () => {
    const counts = { policy: { total: 3, isCapped: false } };
    const html = scope({ ...view, group: 'policy', areaId: '20' }, { results: { counts } });
    const current = (drawn: string) => drawn.match(/aria-current="true">[^<]*/g);
    expect(current(html)).toEqual(['aria-current="true">政策文件']);
    expect(html).toContain('政策文件<small>3</small>');
    expect(hrefs(html)).toContain('/search?text=住宅&group=sl&areaId=20');
    const category = scope({ ...view, category: 'policyDoc' });
    expect(current(category)).toEqual(['aria-current="true">政策文件']);
    expect(hrefs(category)).toContain('/search?text=住宅&group=labor');
  });

  test('pages are links; a way that leads nowhere is none', () => {
    const found = { total: 1_000, shown: 1_000, isCapped: true };
    const group: ResultsView = { ...view, group: 'sl' };
    expect(hrefs(draw(<Pager found={found} view={group} />))).toEqual(['/search?text=住宅&group=sl&page=2']);
    const last = draw(<Pager found={found} view={{ ...group, page: 50 }} />);
    expect(hrefs(last)).toEqual(['/search?text=住宅&group=sl&page=49']);
    expect(last).toContain('只列出最相关的 1000 条');
    expect(draw(<Pager found={{ total: 20, shown: 20, isCapped: false }} view={group} />)).toBe('');
    expect([pagesOf(0), pagesOf(21), pagesOf(99_999)]).toEqual([1, 2, 50]);
  });
});

describe('the start', () => {
  test('recent searches can be deleted one by one, each by name', () => {
    const html = draw(<Start category="all" />, {
      box: { recent: ['梁'], prompt: { prompt: '', hot: ['住宅'] } },
    });
    expect(html).toContain('aria-label="删除最近搜索：梁"');
    expect(html).toContain('热门搜索');
    expect(draw(<Start category="all" />)).toContain('想找什么');
  });
});

describe('the poster', () => {
  const poster = { ifDisplay: true, imagePath: '/p.png', linkPath: '/memberActivity/activityHome' };

  test('[CONST-010] [SEARCH-006] is 180 px wide and leads where it says', () => {
    const html = draw(<Poster />, { poster });
    expect(html).toMatch(/<img src="\/p\.png\?quality=75"[^>]* width="180"/);
    expect(hrefs(html)).toEqual(['/memberActivity/activityHome']);
  });

  test('[SEARCH-006] is not drawn when it is not to be displayed', () => {
    expect(draw(<Poster />, { poster: { ...poster, ifDisplay: false } })).toBe('');
    expect(draw(<Poster />)).toBe('');
  });

  test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'http://plain.test', ''])(
    'leads neither to scripts nor to hosts in disguise: %s',
    (linkPath) => expect(linkOf(linkPath)).toBeUndefined(),
  );

  test('an outside host opens in its own tab', () => {
    expect(linkOf('https://example.com/a')).toEqual({ href: 'https://example.com/a', isOutside: true });
  });
});
