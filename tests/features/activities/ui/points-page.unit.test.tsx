/** @jest-environment node */
import type { ReactNode } from 'react';
import { commands } from '#features/activities/commands';
import type { Coupon } from '#features/activities/contract/mall';
import type { PointsRecord } from '#features/activities/contract/points';
import type { PartData, PartQuery } from '#features/activities/parts';
import { PointsPage } from '#features/activities/ui/points-page.tsx';
import { keyOf, workOf } from '#features/activities/work';
import { cellsOf, figuresOf, rowsOf, sheetOf, textOf } from '#tests/support/drawn-buttons.tsx';
import type { PagerProps } from '#src/ui/listing/pager.tsx';
import { drawPage, RUNNING } from './an-activities-page';

jest.mock('antd', () => jest.requireActual<object>('#tests/support/drawn-buttons.tsx'));
jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({
  Dialog: ({ children }: { readonly children: ReactNode }) => children,
}));
let pager: PagerProps | undefined;
jest.mock('#src/ui/listing/pager.tsx', () => ({
  Pager: (props: PagerProps) => {
    pager = props;
    return null;
  },
}));

const POINTS: PartData['points'] = {
  standing: RUNNING,
  totalPoints: 1_250,
  expiring: { points: 1_100, on: '2026-12-31' },
  earnedToday: 15,
  mostADay: 150,
};
const balance = (more: Partial<PartData['points']> = {}) =>
  sheetOf(drawPage(<PointsPage />, { points: { ...POINTS, ...more } }).page, '积分余额');

test('what a member has, what counts today and what expires next stand by their names', () => {
  expect(figuresOf(balance())).toEqual({
    可用积分: '1,250',
    今日计入上限: '15 / 150',
    最早到期: '1,100 分，2026-12-31',
  });
  expect(figuresOf(balance({ expiring: null }))['最早到期']).toBe('无');
  expect(balance()).not.toContain('callout');
  expect(textOf(balance({ standing: { ...RUNNING, state: 'paused', why: '盘点' } }))).toContain(
    '活动暂停：盘点。',
  );
});

describe('coupons', () => {
  const coupon = (more: Partial<Coupon>): Coupon => ({
    id: '8',
    name: '导出券',
    about: '增加行数',
    code: 'E8',
    endsOn: '2027-11-28',
    state: 'open',
    extraUntil: null,
    canUse: true,
    ...more,
  });
  const coupons = [
    coupon({}),
    coupon({ id: '9', code: 'E9', state: 'used', extraUntil: '2026-11-29 10:00', canUse: false }),
    coupon({ id: '10', code: 'E10', state: 'lapsed', canUse: false }),
  ];
  test('each says what it is, until when, and can be used where it can', () => {
    const view = drawPage(<PointsPage />, { coupons: { coupons } });
    const rows = rowsOf(sheetOf(view.page, '我的券')).map((row) => row.slice(0, row.indexOf(' · 增加行数')));
    expect(rows).toEqual([
      '导出券 可用 券码 E8 · 有效至 2027-11-28',
      '导出券 已使用 券码 E9 · 额度增加到 2026-11-29 10:00',
      '导出券 已过期 券码 E10 · 有效至 2027-11-28',
    ]);
    expect(view.buttons.map(({ name }) => name)).toEqual(['使用导出券 E8', '取消', '使用这张券']);
    expect(view.page).toContain('现在起 24 小时内每日导出额度增加 5,000 行。券码 E8 随即用掉，不能撤销；');
    expect(view.sentBy('使用这张券')).toEqual([commands.applyCoupon({ id: '8' })]);
    expect(drawPage(<PointsPage />, { coupons: { coupons: [] } }).page).toContain('还没有券。');
  });
  test('only the one that is on its way is busy', () => {
    const two = [coupon({}), coupon({ id: '9', code: 'E9' })];
    const work = workOf.coupon({ id: '9' });
    const { buttons } = drawPage(
      <PointsPage />,
      { coupons: { coupons: two } },
      {},
      { works: { [keyOf(work)]: work } },
    );
    expect(buttons.filter(({ isBusy }) => isBusy).map(({ name }) => name)).toEqual(['使用导出券 E9']);
  });
});

describe('records', () => {
  const record = (id: string, more: Partial<PointsRecord>): PointsRecord => ({
    id,
    kind: 'checkIn',
    whatFor: null,
    points: 5,
    balance: 1_250,
    at: '2026-11-28 09:00',
    ...more,
  });
  const records = [
    record('1', {}),
    record('2', { kind: 'exchange', whatFor: '保温杯', points: -1_200, balance: 1_245 }),
  ];
  const draw = (query?: PartQuery, total = 45, status: 'shown' | 'loading' = 'shown') => {
    pager = undefined;
    const data = { records: total === 0 ? [] : records, total };
    const answer = { status, data, ...(query && { query }) };
    return drawPage(<PointsPage />, {}, {}, { parts: { records: answer } });
  };

  test('each says for what, when, how many and what is left', () => {
    expect(cellsOf(draw().page)).toEqual([
      ['事项', '时间', '积分', '余额'],
      ['每日签到', '2026-11-28 09:00', '+5', '1,250'],
      ['积分兑换 保温杯', '2026-11-28 09:00', '-1,200', '1,245'],
    ]);
    expect(draw(undefined, 0).page).toContain('还没有积分记录');
    expect(draw({ direction: 'spent' }, 0).page).toContain('还没有支出积分');
  });

  test('which kind is shown is marked', () => {
    const marked = (query?: PartQuery) =>
      [...draw(query).page.matchAll(/aria-pressed="true">(.*?)</g)].map(([, name]) => name);
    expect([marked(), marked({ direction: 'earned' }), marked({ direction: 'spent', pageNo: 2 })]).toEqual([
      ['全部'],
      ['获得'],
      ['支出'],
    ]);
  });

  test.each([
    [undefined, 45, { page: 1, hasPrevious: false, hasNext: true }],
    [{ pageNo: 2 }, 45, { page: 2, hasPrevious: true, hasNext: true }],
    [{ pageNo: 2 }, 40, { page: 2, hasPrevious: true, hasNext: false }],
    [{ pageNo: 3 }, 45, { page: 3, hasPrevious: true, hasNext: false }],
  ])('the pages go as far as the records: %j of %i', (query, total, where) => {
    draw(query, total);
    expect(pager).toMatchObject({ ...where, total: { count: total, exact: true }, isBusy: false });
    draw(query, total, 'loading');
    expect(pager).toMatchObject({ isBusy: true });
  });
});
