/** @jest-environment node */
import type { ReactNode } from 'react';
import { commands } from '#features/activities/commands';
import type { CheckIns } from '#features/activities/contract/check-in';
import type { ActivitiesState } from '#features/activities/state';
import { CheckInPage } from '#features/activities/ui/check-in-page.tsx';
import { keyOf, workOf } from '#features/activities/work';
import { sheetOf, textOf } from '#tests/support/drawn-buttons.tsx';
import { drawPage, RUNNING } from './an-activities-page';

jest.mock('antd', () => jest.requireActual<object>('#tests/support/drawn-buttons.tsx'));
jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({
  Dialog: ({ children }: { readonly children: ReactNode }) => children,
}));

const day = (
  weekDay: 'Mon' | 'Tue' | 'Wed' | 'Thu',
  date: string,
  more: Partial<CheckIns['weekInfoList'][number]> = {},
) => ({
  weekDay,
  day: date,
  isCheckedIn: false,
  isMadeUp: false,
  isToday: false,
  isBefore: false,
  ...more,
});
const CHECK_INS: CheckIns = {
  seriesTime: 2,
  totalTime: 9,
  thisMonth: 4,
  daysOfMonth: 30,
  isCheckedInToday: false,
  pointsNext: 8,
  weekInfoList: [
    day('Mon', '2026-11-23', { isCheckedIn: true, isMadeUp: true }),
    day('Tue', '2026-11-24', { isCheckedIn: true }),
    day('Wed', '2026-11-25', { isToday: true }),
    day('Thu', '2026-11-26'),
  ],
  missedDays: ['2026-11-20', '2026-11-21'],
  makeUpsLeft: 2,
};
const draw = (
  more: Partial<CheckIns> = {},
  { state = 'running', ...own }: Partial<ActivitiesState> & { readonly state?: 'running' | 'paused' } = {},
) => {
  // Of the others none says whether one can check in.
  const activities = [
    { ...RUNNING, key: 'raffle', state: state === 'running' ? 'paused' : 'running' },
    { ...RUNNING, key: 'attendance', state },
  ] as const;
  const home = { activities: [...activities], own: null };
  return drawPage(<CheckInPage />, { home, checkIns: { ...CHECK_INS, ...more } }, {}, own);
};

test('[ACT-005] how many days in a row, in all and in this month stand beside the week', () => {
  expect(textOf(sheetOf(draw().page, '本周签到'))).toContain('连续 2 天 · 累计 9 天 · 本月 4/30 天');
});

test('[ACT-005] a day that was made up for is told apart, and today is marked', () => {
  expect(textOf(draw().page)).toContain('周一11-23补签周二11-24已签周三11-25未签周四11-26—');
  expect(draw().page).toMatch(/aria-current="date"[^>]*><b>周三/);
});

test('[ACT-003] one press checks in today; once that is done it is said what tomorrow brings', () => {
  const view = draw({ missedDays: [] });
  expect(view.sentBy('签到，得 8 积分')).toEqual([commands.checkIn({})]);
  const done = draw({ isCheckedInToday: true, pointsNext: 10, missedDays: [] });
  expect(done.buttons).toEqual([]);
  expect(textOf(done.page)).toContain('今天已签到，明天再来可得 10 积分。');
});

describe('days that were missed', () => {
  const askers = (more: Partial<CheckIns> = {}, own = {}) =>
    draw(more, own)
      .buttons.filter(({ name }) => name.startsWith('补签 '))
      .map(({ name, isDisabled, isBusy }) =>
        [name, isDisabled ? 'off' : 'on', ...(isBusy ? ['busy'] : [])].join(' '),
      );

  test('each can be made up for by itself, for what it costs', () => {
    const view = draw({ missedDays: ['2026-11-20'] });
    expect(textOf(sheetOf(view.page, '补签'))).toContain('每次 30 积分，本月还可补签 2 次');
    expect(view.page).toContain('扣 30 积分，不能撤销。');
    expect(view.sentBy('确认补签')).toEqual([commands.checkIn({ day: '2026-11-20' })]);
    expect(askers()).toEqual(['补签 2026-11-20 on', '补签 2026-11-21 on']);
    expect(sheetOf(draw({ missedDays: [] }).page, '补签')).toBe('');
  });

  test('none once the month has its fill, or while check-in is closed', () => {
    const off = ['补签 2026-11-20 off', '补签 2026-11-21 off'];
    expect(askers({ makeUpsLeft: 0 })).toEqual(off);
    expect(askers({}, { state: 'paused' })).toEqual(off);
  });

  test('only the one that is on its way is busy, and today is another', () => {
    const under = (work: ReturnType<typeof workOf.checkIn>) => ({ works: { [keyOf(work)]: work } });
    const one = under(workOf.checkIn({ day: '2026-11-21' }));
    expect(askers({}, one)).toEqual(['补签 2026-11-20 on', '补签 2026-11-21 on busy']);
    const isTodayBusy = (own: Partial<ActivitiesState>) => draw({}, own).buttons[0]?.isBusy;
    expect([isTodayBusy(one), isTodayBusy(under(workOf.checkIn({})))]).toEqual([false, true]);
  });
});

test('[ACT-004] the rules name the points of each day, of a full month, and what a missed day costs', () => {
  const rules = textOf(sheetOf(draw().page, '签到规则'));
  for (const rule of [
    '依次得 5、5、8、8、10、10、20 积分',
    '另得 50 积分',
    '可在 3 天内补签，每次 30 积分，每月至多 2 次',
  ])
    expect(rules).toContain(rule);
});
