/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Activities } from '#features/activities/contract/home';
import { events } from '#features/activities/events';
import { initialState, reducer } from '#features/activities/state';
import { CheckInPage } from '#features/activities/ui/check-in-page.tsx';

jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));

const WEEK = (
  [
    ['Mon', '2026-11-23', 'isBefore'],
    ['Tue', '2026-11-24', 'isMissed'],
    ['Wed', '2026-11-25', 'isToday'],
    ['Thu', '2026-11-26', 'isToCome'],
    ['Fri', '2026-11-27', 'isToCome'],
    ['Sat', '2026-11-28', 'isToCome'],
    ['Sun', '2026-11-29', 'isToCome'],
  ] as const
).map(([weekDay, day, what]) => ({
  weekDay,
  day,
  isCheckedIn: false,
  isMadeUp: false,
  isToday: what === 'isToday',
  isBefore: what === 'isBefore',
}));

type Standing = Activities['activities'][number];
const draw = (standing: Partial<Standing>) => {
  const attendance = { key: 'attendance', state: 'running', why: '', startsOn: '2026-12-01', endsOn: null };
  const told = [
    events.partLoaded({
      part: 'home',
      data: { activities: [{ ...attendance, ...standing } as Standing], own: null },
    }),
    events.partLoaded({
      part: 'checkIns',
      data: {
        seriesTime: 2,
        totalTime: 9,
        thisMonth: 2,
        daysOfMonth: 30,
        isCheckedInToday: false,
        pointsNext: 8,
        weekInfoList: WEEK,
        missedDays: [],
        makeUpsLeft: 2,
      },
    }),
  ];
  const activities = told.reduce<typeof initialState>(reducer, initialState);
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ activities }) })}>
      <CheckInPage />
    </Provider>,
  );
};

test('whoever comes while check-in is open has the button', () => {
  expect(draw({})).toContain('签到，得 8 积分');
});

test.each([
  [{ state: 'paused', why: '系统维护，今晚恢复' }, '活动暂停：系统维护，今晚恢复'],
  [{ state: 'paused' }, '活动暂停，请稍后再来'],
  [{ state: 'ended' }, '活动已结束'],
  [{ state: 'coming' }, '活动未开始，2026-12-01 开始'],
] as const)('%j is said in words, in place of the button', (standing, words) => {
  const page = draw(standing);
  expect(page).toContain(words);
  expect(page).not.toContain('签到，得 8 积分');
});

test('a day before there was an account is none that was missed', () => {
  const said = [...draw({}).matchAll(/(\d\d-\d\d)<\/span><span>(.+?)</g)].map(([, day, words]) => [
    day,
    words,
  ]);
  expect(said).toEqual([
    ['11-23', '不计'],
    ['11-24', '未签'],
    ['11-25', '未签'],
    ...['26', '27', '28', '29'].map((day) => [`11-${day}`, '—']),
  ]);
});

test('[ACT-005] the days of the week have their Chinese names', () => {
  expect([...draw({}).matchAll(/<b>(周.)<\/b>/g)].map(([, name]) => name)).toEqual([
    '周一',
    '周二',
    '周三',
    '周四',
    '周五',
    '周六',
    '周日',
  ]);
});
