/** @jest-environment node */
import type { ReactNode } from 'react';
import { commands } from '#features/activities/commands';
import type { OwnDraw } from '#features/activities/contract/raffle';
import { OwnDraws } from '#features/activities/ui/own-draws.tsx';
import { workOf } from '#features/activities/work';
import { cellsOf } from '#tests/support/drawn-buttons.tsx';
import { drawPage } from './an-activities-page';

jest.mock('antd', () => jest.requireActual<object>('#tests/support/drawn-buttons.tsx'));
jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({ Dialog: () => null }));
jest.mock('#src/ui/receiver-form.tsx', () => ({ ReceiverForm: () => null }));

const own = (number: number, more: Partial<OwnDraw> = {}): OwnDraw => ({
  number,
  activity: 'raffle',
  drawn: 'cup',
  given: 'cup',
  drawnName: '保温杯',
  name: '保温杯',
  state: 'given',
  at: '2026-11-28 09:00',
  day: '2026-11-28',
  claimBy: null,
  ...more,
});
const DRAWS = [
  own(1),
  own(2, { given: 'points5', name: '5 积分' }),
  own(3, { state: 'unclaimed', claimBy: '2026-12-28' }),
  own(3, { state: 'unclaimed', claimBy: '2026-12-28', activity: 'giftBoxV55' }),
];
const draw = (draws: readonly OwnDraw[] = DRAWS) => drawPage(<OwnDraws />, { draws: { draws: [...draws] } });

test('each draw says of what it is, what it fell on where that is another, and what became of it', () => {
  expect(cellsOf(draw().page).map((row) => row.slice(0, 5))).toEqual([
    ['所得', '活动', '序号', '时间', '状态'],
    ['保温杯', '幸运抽奖', '1', '2026-11-28 09:00', '已发放'],
    ['5 积分', '幸运抽奖', '2', '2026-11-28 09:00', '已发放（抽到保温杯）'],
    ['保温杯', '幸运抽奖', '3', '2026-11-28 09:00', '待领取（至 2026-12-28）'],
    ['保温杯', '学习礼盒', '3', '2026-11-28 09:00', '待领取（至 2026-12-28）'],
  ]);
  expect(draw([]).page).toContain('还没有抽过奖。');
});

test('what waits is claimed here if it is of the raffle, and on its own page if of a campaign', () => {
  const { page, buttons } = draw();
  expect(buttons.map(({ name }) => name)).toEqual([
    '验证幸运抽奖第 1 次抽奖',
    '验证幸运抽奖第 2 次抽奖',
    '填写收件人',
    '验证幸运抽奖第 3 次抽奖',
    '验证学习礼盒第 3 次抽奖',
  ]);
  expect([...page.matchAll(/<a href="([^"]*)">去领取/g)].map(([, href]) => href)).toEqual([
    '#/memberActivity/memberGiftBox?module=GiftBoxV55',
  ]);
});

test('[ACT-013] a draw is proved under its number in its own activity; a claim begins with nothing said before', () => {
  const { sentBy } = draw();
  const proof = (activity: 'raffle' | 'giftBoxV55', number: number) => [
    commands.loadPart({ part: 'proof', query: { activity, number } }),
  ];
  expect(sentBy('验证幸运抽奖第 2 次抽奖')).toEqual(proof('raffle', 2));
  expect(sentBy('验证学习礼盒第 3 次抽奖')).toEqual(proof('giftBoxV55', 3));
  expect(sentBy('填写收件人')).toEqual([commands.dismissOutcome(workOf.claim({ number: 3 }))]);
});
