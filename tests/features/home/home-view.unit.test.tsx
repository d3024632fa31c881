import { renderToStaticMarkup } from 'react-dom/server';
import type { HomeContent } from '#features/home/contract';
import { HomeView, type HomeViewProps } from '#features/home/ui/home-view.tsx';
import { spanOf } from '#features/home/ui/series';
import { NO_REPLY, type Problem } from '#src/kernel/send';
import { someFigures, someHome } from './some-home';

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
  // The banner, one series, the map, one project and what is new, whose lessons are no figures.
  expect(badges(someHome())).toBe(5);
  const real = someHome();
  const own = { ...real, ticker: [], newest: [], fresh: [], tiles: { ...real.tiles, sample: false } };
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

test('each section shows what came last, with its day and the way to it', () => {
  const html = draw(someHome());
  expect(html).toContain('<a href="#/comprehensiveUnitPrice/index">综合单价指标</a>');
  expect(html).toContain('href="#/comprehensiveUnitPrice/detail/7/p%2F1"');
  expect(html).toContain('广东 · <time dateTime="2025-09-28">2025-09-28</time>');
  expect(html).toContain('<a href="#/22G/index">学习专区</a>');
  expect(html).toContain('href="#/22G/costManagementDetail?id=pile"');
});

test('provinces with the same figure are named together', () => {
  const { tiles } = someHome();
  const [first, ...others] = tiles.values;
  const named = (count: number) => [
    ...Array.from({ length: count }, (_, at) => ({ ...first!, name: `省${at}`, median: 3_014 + at / 10 })),
    ...others,
  ];
  const html = (count: number) => draw(someHome({ tiles: { ...tiles, values: named(count) } }));
  expect(html(2)).toContain('<dt>最高 省0、省1</dt><dd>3,014</dd>');
  expect(html(4)).toContain('<dt>最高 省0、省1等 4 地</dt><dd>3,014</dd>');
});

test('indexes and movers follow the place and month of the page, and each says whose it is', () => {
  const drawn = (figures: ReturnType<typeof someFigures> | 'failed') =>
    renderToStaticMarkup(
      <HomeView content={someHome()} figures={figures} problem={undefined} onRetry={() => undefined} />,
    );
  const html = drawn(someFigures());
  expect(html).toContain('98.40');
  expect(html).toContain('湖北 2025-06</small>');
  expect(html).toContain('全国 2025-06</small>');
  expect(html).toContain('当月涨跌幅居前');
  expect(html).toContain('2025-06 · 湖北没有的为全国');
  expect(html).not.toContain('100.90');
  const failed = drawn('failed');
  expect(failed).toContain('所选地区与月份的指数没有取到，这里是全国 2025-09 的发布值');
  expect(failed).toContain('100.90');
});

test('nothing to show is said sheet by sheet', () => {
  const { tiles, ...rest } = someHome({ ticker: [], movers: [], newest: [], fresh: [] });
  expect(draw({ ...rest, tiles: { ...tiles, values: [] } }).match(/empty-none/g)).toHaveLength(5);
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

test('the map is that of the month of the page, and says so; until it comes, that of the newest month', () => {
  const { tiles } = someHome();
  const [first, ...others] = tiles.values;
  const inMonth = { ...tiles, period: '2025-06', values: [{ ...first!, median: 2_898 }, ...others] };
  const html = (figures: HomeViewProps['figures']) =>
    renderToStaticMarkup(
      <HomeView content={someHome()} figures={figures} problem={undefined} onRetry={() => undefined} />,
    );
  const placed = html({ ...someFigures(), tiles: inMonth });
  expect(placed).toContain('<dt>最高 广东</dt><dd>2,898</dd>');
  expect(placed).toContain('折算到 2025-06');
  for (const figures of [undefined, 'failed' as const]) {
    expect(html(figures)).toContain('<dt>最高 广东</dt><dd>3,014</dd>');
    expect(html(figures)).toContain('折算到 2025-09');
  }
});
