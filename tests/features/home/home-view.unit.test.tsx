import { renderToStaticMarkup } from 'react-dom/server';
import type { HomeContent } from '#features/home/contract';
import { HomeView } from '#features/home/ui/home-view.tsx';
import { spanOf } from '#features/home/ui/series';
import { NO_REPLY, type Problem } from '#src/kernel/send';
import { someHome } from './some-home';

const draw = (content: HomeContent | undefined, problem?: Problem) =>
  renderToStaticMarkup(<HomeView content={content} problem={problem} onRetry={() => undefined} />);

test('the first series is the figure of the page, with its change and its months', () => {
  const html = draw(someHome());
  expect(html).toContain(
    '<span class="figure figure-hero">100.90<span class="figure-unit">2020-01=100</span></span>',
  );
  expect(html).toContain('下跌</span>0.12%');
  expect(html).toContain('<span>2025-07</span><span>2025-09</span>');
});

test('samples wear their badge, other records do not', () => {
  const badges = (content: HomeContent) => draw(content).match(/class="tag sample-badge"/g)?.length ?? 0;
  // The banner, one series, the map and one project.
  expect(badges(someHome())).toBe(4);
  const real = someHome();
  const own = { ...real, ticker: [], newest: [], tiles: { ...real.tiles, sample: false } };
  expect(badges(own)).toBe(0);
});

test('a province leads to its high-rise projects, and the extremes leave out those without a median', () => {
  const html = draw(someHome());
  expect(html).toContain('href="#/commonproj/index?areaId=20&amp;type=residential.highrise"');
  expect(html).toContain('<dt>最高 广东</dt><dd>3,014</dd>');
  expect(html).toContain('<dt>最低 甘肃</dt><dd>2,578</dd>');
});

test('a project leads to its page, whatever signs its id holds', () => {
  expect(draw(someHome())).toContain('href="#/commonproj/detail/p%2F1"');
});

test('every index and every price of the page leads to its series', () => {
  const home = someHome();
  const html = draw(home);
  for (const { id } of [...home.ticker, ...home.movers])
    expect(html).toContain(`href="#/projectCost/detail/${id}"`);
  expect(home.ticker.length + home.movers.length).toBeGreaterThan(2);
});

test('a section that is not open says so instead of counting nothing', () => {
  const html = draw(someHome());
  expect(html).toContain('<b>6,000</b><small>个工程</small>');
  expect(html).toContain('即将开放');
});

test('a section whose samples are on their way is not said to open soon', () => {
  const [first] = someHome().sections;
  const html = draw(someHome({ sections: [{ ...first!, count: null, isMade: true }] }));
  expect(html).toContain('样例正在生成');
  expect(html).not.toContain('即将开放');
});

test('nothing to show is said sheet by sheet', () => {
  const { tiles, ...rest } = someHome({ ticker: [], movers: [], newest: [] });
  expect(draw({ ...rest, tiles: { ...tiles, values: [] } }).match(/empty-none/g)).toHaveLength(4);
});

test.each([
  [{ code: 510, message: '维护中', requestId: 'r-9' }, '维护中'],
  [{ code: NO_REPLY, message: 'Network Error' }, '网络异常'],
])('%j is told in words, with a way to try again', (problem, words) => {
  const html = draw(undefined, problem);
  expect(html).toContain('首页数据没有取到');
  expect(html).toContain(words);
  expect(html).toContain('再试一次');
});

test('figures of an earlier visit are called what they are', () => {
  expect(draw(someHome(), { code: 510, message: '维护中' })).toContain('没能更新，下面是上一次的数据');
});

test('the months of a series count back over the turn of the year', () => {
  const [series] = someHome().ticker;
  expect(series && spanOf({ ...series, period: '2025-01', points: [1, 2, 3] })).toEqual([
    '2024-11',
    '2025-01',
  ]);
});

test('[CALL-045] the first drawing keeps the place of what comes later, and draws nothing into it', () => {
  const drawn = (below?: string) =>
    renderToStaticMarkup(
      <HomeView content={undefined} problem={undefined} onRetry={() => undefined} below={below} />,
    );
  expect(drawn('推荐')).toContain('<div class="home-below"></div>');
  // What the build prerenders and what the browser draws first must be the same.
  expect(drawn('推荐')).toBe(drawn());
});
