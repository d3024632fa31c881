import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/learning/events';
import { initialState, reducer } from '#features/learning/state';
import { CalculationPanel } from '#features/learning/ui/calculation-panel.tsx';
import { ContentPage, ZonePage } from '#features/learning/ui/index';
import { sayTime } from '#features/learning/ui/labels';
import type { DomainEvent } from '#src/kernel/messages';
import { aCard, anOpened, aZone } from '../some-content';

const draw = (Page: typeof ZonePage | typeof ContentPage, ...heard: readonly DomainEvent[]) => {
  const learning = heard.reduce(reducer, initialState);
  const store = configureStore({ reducer: () => ({ learning }) });
  return renderToStaticMarkup(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
};
const problem = { code: 440, message: '没有这个学习模块', requestId: 'r-1' };

describe('the index', () => {
  test('[STUDY-001] shows the modules, the lessons with their progress, and where the member left', () => {
    const html = draw(ZonePage, events.zoneLoaded({ zone: aZone() }));
    expect(html).toContain('学习专区');
    expect(html).toMatch(/<a href="#\/22G\/index\/22G" aria-current="page">22G平法/);
    expect(html).toContain('href="#/22G/index/costManagement"');
    expect(html).toContain('href="#/22G/detail?id=lap"');
    expect(html).toContain('href="#/22G/detail?id=anchorage&amp;at=example"');
    for (const text of ['今日专注 1 分 35 秒', '14 分钟', '1 / 4 节 · 2 分 30 秒', '上次学习', '计算器'])
      expect(html).toContain(text);
    expect(html).not.toContain('即将开放');
  });

  test('[STUDY-003] the columns tell what each case saves', () => {
    const column = {
      ...aCard({ id: 'earth', module: 'costManagement', title: '土方就地平衡' }),
      saving: { value: 79, unit: '万元', percent: 19.14 },
      publishedOn: '2025-04-09',
    };
    const zone = aZone({ moduleName: 'costManagement', lessons: [], last: null });
    const html = draw(ZonePage, events.zoneLoaded({ zone }), events.columnsLoaded({ columns: [column] }));
    expect(html).toContain('href="#/22G/costManagementDetail?id=earth"');
    for (const text of ['79.00', '19.1%', '2025-04-09']) expect(html).toContain(text);
    expect(html).not.toContain('上次学习');
    expect(draw(ZonePage, events.zoneLoaded({ zone }), events.columnsFailed({ problem }))).toContain(
      '没能取到案例',
    );
  });

  test('[ROUTE-054] a module there is none of leads back to the first', () => {
    const html = draw(ZonePage, events.zoneFailed({ problem }));
    expect(html).toContain('没有这个学习模块');
    expect(html).toContain('href="#/22G/index"');
  });
});

describe('a lesson', () => {
  const query = { collection: 'lessons' } as const;
  const asked = events.contentRequested(query);
  const shown = [asked, events.contentLoaded({ query, opened: anOpened() })];

  test('[STUDY-002] draws its figure and links to indicators', () => {
    const html = draw(ContentPage, ...shown);
    for (const text of ['锚固长度', '梁筋锚入柱内', 'lab = α·fy/ft·d', '0 / 4 节'])
      expect(html).toContain(text);
    expect(html).toContain('href="#/projectCost/index"');
    expect(html).toContain('href="#/22G/index/22G"');
  });

  test('tells what is right only after an answer', () => {
    expect(draw(ContentPage, ...shown)).not.toContain('数一数。');
    const answered = draw(
      ContentPage,
      ...shown,
      events.questionAnswered({ section: 'quiz', question: 0, option: 0 }),
    );
    expect(answered).toContain('不对，应是“二”。');
    expect(answered).toContain('数一数。');
    expect(answered).not.toContain('再数一数。');
    const both = draw(
      ContentPage,
      ...shown,
      events.questionAnswered({ section: 'quiz', question: 0, option: 1 }),
      events.questionAnswered({ section: 'quiz', question: 1, option: 0 }),
    );
    expect(both).toContain('2 题答对 1 题');
    expect(both).toContain('0 / 4 节');
  });

  test('offers to go on where the member left, and marks what is done', () => {
    const opened = anOpened({ progress: { place: 'quiz', done: ['rules'], seconds: 40 } });
    const html = draw(ContentPage, asked, events.contentLoaded({ query, opened }));
    expect(html).toContain('上次学到“自测”，接着学');
    expect(html).toContain('已学');
    const atFirst = anOpened({ progress: { place: 'rules', done: ['rules'], seconds: 40 } });
    expect(draw(ContentPage, asked, events.contentLoaded({ query, opened: atFirst }))).not.toContain(
      '接着学',
    );
  });

  test('[STUDY-002] progress is what the server accepted; a section left too soon says how long it lacks', () => {
    const done = ['rules', 'example'];
    const html = draw(
      ContentPage,
      ...shown,
      events.placesReached({ places: done }),
      events.timeCounted({
        beat: { reading: 'r', id: 'anchorage', seconds: 4, place: 'rules', done },
        counted: { counted: 4, today: 99, seconds: 4, done: ['rules'] },
      }),
    );
    expect(html).toContain('1 / 4 节');
    expect(html.match(/>已学</g)).toHaveLength(1);
    expect(html).toContain('再读 2 秒记为已学');
  });

  test('one that is not there leads back to the learning zone', () => {
    const html = draw(ContentPage, asked, events.contentFailed({ query, problem }));
    expect(html).toContain('没有找到这一课');
    expect(html).toContain('href="#/22G/index"');
  });
});

test('[STUDY-002] an example is worked out with its values, and one of a name nobody knows is left out', () => {
  const panel = (name: string) =>
    renderToStaticMarkup(<CalculationPanel calculation={{ name, values: { diameter: 25 }, stated: {} }} />);
  for (const text of ['35d，取整 40d × 25', '875', '1,000', '钢筋直径 d（mm）', '文中的数值', '口径：'])
    expect(panel('anchorage')).toContain(text);
  expect(panel('gone')).toBe('');
});

test('time is said in minutes and seconds', () => {
  expect([0, 59, 60, 150].map(sayTime)).toEqual(['0 秒', '59 秒', '1 分钟', '2 分 30 秒']);
});
