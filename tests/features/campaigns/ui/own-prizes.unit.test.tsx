/** @jest-environment node */
import type { ReactNode } from 'react';
import { commands } from '#features/campaigns/commands';
import type { CampaignsState } from '#features/campaigns/state';
import { rowsOf, sheetOf } from '#tests/support/drawn-buttons.tsx';
import { anInfo, drawInfo } from './a-campaign';

jest.mock('antd', () => jest.requireActual<object>('#tests/support/drawn-buttons.tsx'));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({
  Dialog: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/receiver-form.tsx', () => ({ ReceiverForm: () => null }));

describe('what a member has had', () => {
  const record = (id: string, state: string, more: object = {}) => ({
    id,
    number: 5,
    name: `奖品${id}`,
    at: '2026-03-02 10:00',
    state,
    claimBy: null,
    ...more,
  });
  const drawRecords = (
    key: 'giftBoxV55' | 'giftBoxV67',
    records: readonly object[],
    outcome?: CampaignsState['outcome'],
  ) => {
    const parts = {
      [key]: { status: 'shown', data: anInfo({ key }) },
      [`${key}Records`]: { status: 'shown', data: { records } as never },
    };
    return drawInfo({ key }, { parts, ...(outcome && { outcome }) });
  };

  test('each is told with its day and what became of it; what waits can be claimed where goods are given', () => {
    const records = [
      record('a', 'given'),
      record('b', 'unclaimed', { claimBy: '2026-04-01' }),
      record('c', 'unclaimed', { number: null }),
      record('d', 'claimed'),
      record('e', 'lapsed'),
    ];
    const list = (key: 'giftBoxV55' | 'giftBoxV67') =>
      rowsOf(sheetOf(drawRecords(key, records).page, '我的奖品'));
    const AT = '2026-03-02 10:00';
    expect(list('giftBoxV55')).toEqual([
      `奖品a ${AT} 已发放`,
      `奖品b ${AT} 待领取（至 2026-04-01） 填写收件人`,
      `奖品c ${AT} 待领取`,
      `奖品d ${AT} 待寄出`,
      `奖品e ${AT} 已过期`,
    ]);
    expect(list('giftBoxV67')[1]).toBe(`奖品b ${AT} 待领取（至 2026-04-01）`);
    expect(drawRecords('giftBoxV55', []).page).toContain('还没有奖品。');
  });

  test('a claim begins without what was refused to another act, and leaves what was given in sight', () => {
    const sentAfter = (tone: 'good' | 'bad') =>
      drawRecords('giftBoxV55', [record('b', 'unclaimed')], { tone, text: '次数已用完' }).sentBy(
        '填写收件人',
      );
    expect([sentAfter('bad'), sentAfter('good')]).toEqual([[commands.dismissOutcome()], []]);
  });
});
