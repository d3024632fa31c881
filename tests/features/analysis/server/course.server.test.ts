import { seriesCall } from '#features/analysis/contract/index';
import { DAY, someFacts } from './some-facts';

const { db, ask, happen } = someFacts();
const period = { from: DAY, to: DAY };
beforeEach(() => db.pool.query('truncate event, event_hour, event_day_sum, event_tab'));

test('a course is split by section, code, role, page or guide, and its groups add up to the whole', async () => {
  await happen(
    { fncode: '100100' },
    { fncode: '200101', query: { keyword: '钢', type: 'all', from: 'header' }, searchId: 1 },
    { fncode: '200101', query: { keyword: '钢', type: 'all', from: 'header' }, searchId: 2 },
    { fncode: '500101', guideType: 'labor', query: { step: 1 } },
  );
  const split = (by: 'none' | 'section' | 'fncode' | 'role' | 'route' | 'guide', codes?: string) =>
    ask(seriesCall, { query: { ...period, by, ...(codes && { codes }) } });
  expect((await split('fncode')).groups.map(({ group, events }) => [group, events])).toEqual([
    ['200101', 2],
    ['100100', 1],
    ['500101', 1],
  ]);
  expect((await split('guide', '500101')).groups).toEqual([
    { group: 'labor', name: '劳务分包指标怎么用', events: 1 },
  ]);
  expect((await split('section')).groups).toEqual([
    { group: '20', name: '搜索与筛选', events: 2 },
    { group: '10', name: '页面与导航', events: 1 },
    { group: '50', name: '使用引导', events: 1 },
  ]);
  for (const by of ['none', 'section', 'role', 'route'] as const)
    expect((await split(by)).points.reduce((sum, { events }) => sum + events, 0)).toBe(4);
});

test('by place, what says one is split, and codes that say none stand together', async () => {
  await db.pool.query(
    `insert into region (areaid, gb2260, name, short_name, pid, letter, sort_key, level, status)
     values ('20', '440000', '广东', '粤', '1', 'G', 1, 1, 'open') on conflict do nothing`,
  );
  await happen(
    { fncode: '210101', query: { total: 3, areaId: '20' } },
    { fncode: '200111', query: { areaId: '20', how: 'member' } },
    { fncode: '240101', query: { total: 3 } },
    { fncode: '100105' },
  );
  const split = async (codes?: string) =>
    (await ask(seriesCall, { query: { ...period, by: 'area', ...(codes && { codes }) } })).groups;
  const ofGuangdong = { group: '20', name: '广东', events: 2 };
  expect(await split()).toEqual([ofGuangdong, { group: '', name: '没有说到地区', events: 1 }]);
  expect(await split('210101,200111,240101,100105')).toEqual([
    { group: '', name: '没有说到地区', events: 2 },
    ofGuangdong,
  ]);
  expect(await split('100105')).toEqual([{ group: '', name: '没有说到地区', events: 1 }]);
});
