import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/industry/events';
import { initialState, reducer } from '#features/industry/state';
import { missingWords } from '#features/industry/ui/calendar-sheet.tsx';
import { courseOption, courseWords } from '#features/industry/ui/course-sheet.tsx';
import { IndustryPage } from '#features/industry/ui/index';
import { periodWords, revisionWords, valueWords } from '#features/industry/ui/labels';
import { readAsQuoted } from '#src/costing/rebaser';
import type { DomainEvent } from '#src/kernel/messages';
import { aCourse, aPage, aPoint, aRow } from '../some-industry';

const folded = (heard: readonly DomainEvent[]) => heard.reduce(reducer, initialState);
const draw = (...heard: readonly DomainEvent[]) =>
  renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ industry: folded(heard) }) })}>
      <IndustryPage
        regionPicker={<b>picker</b>}
        exportButton={<i>导出</i>}
        marksOf={() => null}
        reading={{ rebase: readAsQuoted, sources: {}, onCopy: () => undefined }}
      />
    </Provider>,
  );

test('[DATA-005] a row tells publisher, place, period, kind, range, unit, what it holds, growth and page', () => {
  const html = draw(events.listLoaded({ page: aPage() }));
  for (const text of [
    '高层住宅建筑安装工程单方造价',
    '广东 · 高层住宅 · 广东工程造价管理机构（样例）',
    '2,490–2,890',
    '元/㎡',
    '建安造价，含税；不含土地',
    '2025 年三季度',
    '暂定',
    '0.37%',
    '季报 2025-Q3 第 12 页',
  ])
    expect(html).toContain(text);
});

test('a month that did not come is grey, with its reason; the map tells what is covered', () => {
  const html = draw(events.listLoaded({ page: aPage() }));
  expect(html).toContain('月报 2025-08 2025-09-12 发布');
  expect(html).toContain('2025-09：发布单位暂停发布');
  expect(missingWords(aPage().calendar)).toEqual(['广东工程造价管理机构（样例） 2025-09：发布单位暂停发布']);
  expect(html).toContain('2 个地区中 1 个有数据');
  expect(html).not.toContain('样本');
  const statistics = draw(
    events.listRequested({ view: { tab: 'statistics' } }),
    events.listLoaded({ page: aPage() }),
  );
  expect(statistics).not.toContain('发布日历');
});

test('an address of a series that is not published is told', () => {
  const asked = (view: { readonly series?: string }) =>
    events.listRequested({ view: { tab: 'official', ...view } });
  const words = '链接所指的指标不在目录里';
  expect(draw(asked({ series: 'gone' }), events.listLoaded({ page: aPage() }))).toContain(words);
  expect(draw(asked({}), events.listLoaded({ page: aPage() }))).not.toContain(words);
  const chosen = aPage({ chosen: aCourse() });
  expect(draw(asked({ series: aRow().id }), events.listLoaded({ page: chosen }))).not.toContain(words);
});

test('the series that is open shows its course in words and numbers, revisions with what was first', () => {
  const html = draw(events.listLoaded({ page: aPage({ chosen: aCourse() }) }));
  expect(html).toContain('收起走势');
  expect(courseWords(aCourse())).toBe(
    '广东高层住宅建筑安装工程单方造价 2025 年三季度 为 2,490–2,890 元/㎡（暂定），环比 0.37%，同比 -1.10%，较 2021 年一季度 4.26%（未注明基期，首期为 2021 年一季度），2 期中 1 期修订过，首次发布的值保留',
  );
  const option = courseOption(aCourse(), {} as never);
  expect(option.series.map(({ data }) => data)).toEqual([
    [2_480, 2_490],
    [400, 400],
    [2_680, 2_690],
  ]);
});

test('growth is told against the base that is stated, else the period it is against is named', () => {
  const unstated = draw(events.listLoaded({ page: aPage({ chosen: aCourse() }) }));
  // In its cell and in the words of its course.
  expect(unstated.match(/较 2021 年一季度/g)).toHaveLength(2);
  const base = { period: '2021-01', frequency: 'month', value: 100 } as const;
  const chosen = { ...aCourse(), row: aRow({ base, frequency: 'month' }) };
  const stated = draw(events.listLoaded({ page: aPage({ indexDatas: [chosen.row], chosen }) }));
  expect(stated).toContain('title="基期 2021-01 = 100"');
  expect(stated).toContain('较基期 4.26%（基期 2021-01 = 100）');
  expect(stated).not.toContain('较 2021');
});

test('periods, values and revisions have their words', () => {
  expect([
    periodWords('2025-09', 'month'),
    periodWords('2025-10', 'quarter'),
    periodWords('2024-01', 'year'),
  ]).toEqual(['2025-09', '2025 年四季度', '2024 年']);
  expect([valueWords({ low: 101.5, high: 101.5 }), valueWords({ low: 2, high: 3.25 })]).toEqual([
    '101.5',
    '2.00–3.25',
  ]);
  expect(revisionWords(aPoint())).toBeUndefined();
  expect(revisionWords(aCourse().points[0] ?? aPoint())).toBe(
    '首次发布 2,460–2,850，2025-09-15 修订：补报数据后重算',
  );
});
