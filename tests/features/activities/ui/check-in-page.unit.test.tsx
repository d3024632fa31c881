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
        weekInfoList: [],
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
  [{ state: 'paused', why: '系统维护，今晚恢复' }, '系统维护，今晚恢复'],
  [{ state: 'paused' }, '活动暂停，请稍后再来'],
  [{ state: 'ended' }, '活动已结束'],
  [{ state: 'coming' }, '活动未开始，2026-12-01 开始'],
] as const)('%j is said in words, in place of the button', (standing, words) => {
  const page = draw(standing);
  expect(page).toContain(words);
  expect(page).not.toContain('签到，得 8 积分');
});
