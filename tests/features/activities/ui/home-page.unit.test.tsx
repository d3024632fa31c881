/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Activities } from '#features/activities/contract/home';
import { events } from '#features/activities/events';
import { initialState, reducer } from '#features/activities/state';
import { HomePage } from '#features/activities/ui/home-page.tsx';

jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));

const own = {
  totalPoints: 1_250,
  earnedToday: 15,
  mostADay: 150,
  isCheckedInToday: true,
  chances: 2,
  waiting: {},
};
const standing = (key: Activities['activities'][number]['key'], state: 'running' | 'paused' | 'ended') =>
  ({ key, state, why: '', startsOn: '2026-01-01', endsOn: null }) as const;
const RUNNING = (['attendance', 'raffle', 'mall'] as const).map((key) => standing(key, 'running'));
const draw = (mine: Activities['own'], standings: Activities['activities'] = RUNNING) => {
  const data: Activities = { activities: standings, own: mine };
  const activities = reducer(initialState, events.partLoaded({ part: 'home', data }));
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ activities }) })}>
      <HomePage />
    </Provider>,
  );
};
const rows = (page: string) =>
  [...page.matchAll(/<li class="row">.*?<\/li>/g)].map(([row]) => row.replaceAll(/<[^>]+>/g, ' '));

test('[ACT-001] a deed that cannot be done again now offers nothing to do, and stands last', () => {
  const done = { profileCompleted: 1, lessonSectionFinished: 5, guideCompleted: 4, projectPublished: 3 };
  const list = rows(draw({ ...own, done }));
  const row = (about: string) => list.find((one) => one.includes(about));
  expect(row('填写单位和邮箱')).toMatch(/已完成\s*$/);
  expect(row('每学完一节')).toMatch(/今天已做完\s*$/);
  expect(row('新手引导')).toMatch(/已得 4\/5 次\s+去完成\s*$/);
  expect(row('发布的单项工程')).toMatch(/已得 3\/10 次\s+去完成\s*$/);
  expect(list.slice(-2).every((one) => !one.includes('去完成'))).toBe(true);
  expect(rows(draw({ ...own, done: { guideCompleted: 5 } })).at(-1)).toMatch(/新手引导.*已完成\s*$/);
});

test('[ACT-001] once the day has its fill, what counts towards it is offered no more, and all else is', () => {
  const done = { labourLineApproved: 17 };
  const list = rows(draw({ ...own, earnedToday: 150, done }));
  const row = (about: string) => list.find((one) => one.includes(about));
  for (const capped of ['采集的劳务价', '每学完一节']) expect(row(capped)).toMatch(/今天已满 150 分\s*$/);
  expect(row('收藏第一条数据')).toMatch(/未完成\s+去完成\s*$/);
});

test('[ACT-001] while points are paused the tasks say so, and what waits for its reward', () => {
  const paused = {
    key: 'points',
    state: 'paused',
    why: '盘点',
    startsOn: '2026-01-01',
    endsOn: null,
  } as const;
  const page = draw({ ...own, done: {}, waiting: { favoriteMade: 1 } }, [paused]);
  expect(page).toContain('活动暂停：盘点。此间完成的任务，恢复后补发积分。');
  expect(rows(page).find((row) => row.includes('收藏第一条数据'))).toMatch(/已做 1 次，恢复后补发\s*$/);
  const one = rows(draw({ ...own, done: {}, waiting: { guideCompleted: 1 } }, [paused]));
  expect(one.find((row) => row.includes('新手引导'))).toMatch(/已做 1 次，恢复后补发\s+去完成\s*$/);
  expect(draw({ ...own, done: {} }, [{ ...paused, state: 'running', why: '' }])).not.toContain('补发');
});

test('[ACT-001] points and what there is to win come before the tasks, for members and visitors', () => {
  const member = draw({ ...own, done: {} });
  expect(member.indexOf('1,250')).toBeGreaterThan(0);
  expect(member.indexOf('VIP 年卡')).toBeGreaterThan(member.indexOf('1,250'));
  expect(member.indexOf('积分任务')).toBeGreaterThan(member.indexOf('VIP 年卡'));
  const visitor = draw(null);
  expect(visitor.indexOf('登录后可以签到')).toBeGreaterThan(0);
  expect(visitor.indexOf('VIP 年卡')).toBeLessThan(visitor.indexOf('积分任务'));
  expect(visitor).not.toContain('未完成');
});

const bandOf = (page: string) => page.slice(0, page.indexOf('积分任务')).replaceAll(/<[^>]+>/g, ' ');
const linksOf = (page: string) =>
  [...page.matchAll(/<a class="button"[^>]*>(.*?)<\/a>/g)].map(([, name]) => name);

test.each([
  ['a member', { ...own, isCheckedInToday: false, done: {} }],
  ['a visitor', null],
])('[ACT-001] of what is paused or over nothing is promised to %s', (_, mine) => {
  const open = draw(mine);
  expect(bandOf(open)).toContain('抽奖可得');
  expect(bandOf(open)).toContain('积分可换');
  expect(rows(open).find((row) => row.includes('新手引导'))).toContain('1 次抽奖');
  expect(linksOf(open)).toEqual(['去签到', '去抽奖', '去兑换']);
  expect(bandOf(open)).toContain(mine ? '今天还没签到，去签到' : '登录后可以签到、抽奖、兑换');
  const closed = draw(mine, [
    standing('attendance', 'paused'),
    standing('raffle', 'ended'),
    standing('mall', 'paused'),
  ]);
  for (const promise of ['抽奖可得', '积分可换', '去签到', '登录后可以'])
    expect(bandOf(closed)).not.toContain(promise);
  expect(rows(closed).find((row) => row.includes('新手引导'))).not.toContain('次抽奖');
  expect(linksOf(closed)).toEqual(['看签到', '看抽奖', '看商品']);
});

test.each([
  ['a member', { ...own, done: {}, waiting: { favoriteMade: 1 } }],
  ['a visitor', null],
])('[ACT-001] once points are over %s is told of no task, and of no reward to come', (_, mine) => {
  const page = draw(mine, [...RUNNING, standing('points', 'ended')]);
  expect(page).toContain('活动已结束');
  expect(rows(page).filter((row) => /去完成|登录后计入|补发/.test(row))).toEqual([]);
});
