/** @jest-environment node */
import type { ReactNode } from 'react';
import type { CampaignInfo } from '#features/campaigns/contract/index';
import type { CampaignsState } from '#features/campaigns/state';
import { sheetOf, textOf } from '#tests/support/drawn-buttons.tsx';
import { aDraw, aPrize, aTask, drawInfo, ENDED, own, taking } from './a-campaign';

jest.mock('antd', () => jest.requireActual<object>('#tests/support/drawn-buttons.tsx'));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({
  Dialog: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/receiver-form.tsx', () => ({ ReceiverForm: () => null }));

const BY_CHANCE = { key: 'giftBoxV55', draw: aDraw() } as const;
const DAILY = { key: 'collectCard', draw: aDraw({ by: 'daily', drawsADay: 2 }) } as const;
/** The sheet of the draw, and its buttons: those that cannot be pressed in brackets. */
const panel = (more: Partial<CampaignInfo>) => {
  const { page, buttons } = drawInfo(more);
  return [
    textOf(sheetOf(page, '抽一次')),
    ...buttons.map(({ name, isDisabled }) => (isDisabled ? `(${name})` : name)),
  ];
};

test.each([
  ['chances and draws left', BY_CHANCE, {}, '机会 2 次 · 今天还可抽 3/5 次', '用 1 次机会抽奖'],
  [
    'no chance',
    BY_CHANCE,
    { chances: 0 },
    '机会 0 次 · 今天还可抽 3/5 次抽奖次数不足。',
    '(用 1 次机会抽奖)',
  ],
  [
    'no draw left today',
    BY_CHANCE,
    { leftToday: 0 },
    '机会 2 次 · 今天还可抽 0/5 次今天的次数已用完，明天再来。',
    '(用 1 次机会抽奖)',
  ],
  [
    'neither',
    BY_CHANCE,
    { leftToday: 0, chances: 0 },
    '机会 0 次 · 今天还可抽 0/5 次今天的次数已用完，明天再来。',
    '(用 1 次机会抽奖)',
  ],
  ['a draw a day, without chances', DAILY, { chances: 0, leftToday: 1 }, '今天还可抽 1/2 次', '抽一张卡'],
] as const)('whoever has %s reads so, and draws or not', (_, info, mine, words, button) => {
  const name = button.replaceAll(/[()]/g, '');
  expect(panel({ ...info, own: { ...own, ...mine } })).toEqual([`抽一次${words}${name}`, button]);
});

test('a draw carries the next number', () => {
  expect(drawInfo(BY_CHANCE).sentBy('用 1 次机会抽奖')).toEqual(
    taking({ act: 'draw', key: 'giftBoxV55', number: 4 }),
  );
});

test('what is drawn task by task has no sheet of its own, and tells its result among the tasks', () => {
  const box = { key: 'giftBoxV76' as const, tasks: [aTask()], draw: aDraw() };
  expect(panel(box)).toEqual(['']);
  const outcome = { tone: 'good', text: '已抽出', told: { given: 'cup' } } as const;
  expect(textOf(sheetOf(drawInfo(box, { outcome }).page, '任务'))).toContain('获得 保温杯。');
});

test.each([
  [{ given: 'cup' }, '获得 保温杯。'],
  [{ given: 'points5', drawn: 'cup' }, '获得 5 积分。抽到的是保温杯，已发完或本季已得过，按规则改发。'],
  [{ given: 'cup', isFormer: true }, '此前获得 保温杯。'],
  // A gift that was taken for what was collected.
  [{ given: '神秘礼' }, undefined],
  [{}, undefined],
] as const)('the last draw says what it gave, and why it is another: %j', (told, words) => {
  const { page } = drawInfo(BY_CHANCE, { outcome: { tone: 'good', text: '已抽出', told } });
  const [, said] = /<p class="callout" role="status">(.*?)<\/p>/.exec(page) ?? [];
  expect(said && textOf(said)).toBe(words);
});

test('the odds stand there with the digest of the day, and of when their numbers are', () => {
  const odds = (more: Partial<CampaignInfo>) =>
    textOf(sheetOf(drawInfo({ ...BY_CHANCE, ...more }).page, '奖品与概率'));
  expect(odds({})).toContain('2026-03-02 的种子摘要（SHA-256）为 d16e，种子次日公布');
  expect(odds({})).toMatch(/保温杯.*0\.50%.*10/);
  expect(odds({})).toContain('剩余数量为此刻的实际数量');
  expect(odds({ standing: ENDED })).toContain('剩余数量为活动结束时的实际数量');
});

describe('[CALL-113] the board of nine cards', () => {
  const KINDS = aDraw({
    by: 'daily',
    drawsADay: 3,
    prizes: [aPrize('cake', '巧果'), aPrize('bridge', '鹊桥')],
  });
  const board = (
    today: NonNullable<CampaignInfo['own']>['today'],
    mine: object = {},
    state: Partial<CampaignsState> = {},
  ) => {
    const { page } = drawInfo({ key: 'qixiGift', draw: KINDS, own: { ...own, today, ...mine } }, state);
    const [, cards = ''] = /aria-label="九张牌">(.*?)<\/ul>/.exec(page) ?? [];
    return [...cards.matchAll(/<li>(.*?)<\/li>/g)].map(([, card = '']) => card);
  };
  const openAt = (cards: readonly string[]) =>
    cards.flatMap((card, at) => (card.includes('<button') ? [] : [`${at + 1} ${textOf(card)}`]));

  test('those of today lie open at their places, the others are to be turned', () => {
    const cards = board([
      { kind: 'cake', place: 5 },
      { kind: 'bridge', place: 9 },
    ]);
    expect(cards).toHaveLength(9);
    expect(openAt(cards)).toEqual(['5 巧果', '9 鹊桥']);
    expect(cards[0]).toContain('aria-label="翻牌 第 1 张"');
    expect(cards.filter((card) => / disabled=""/.test(card))).toEqual([]);
  });

  test('of those whose place was not told, or is taken, each lies at the first that is free', () => {
    expect(
      openAt(
        board([
          { kind: 'cake', place: null },
          { kind: 'bridge', place: 3 },
          { kind: 'cake', place: 3 },
        ]),
      ),
    ).toEqual(['1 巧果', '2 巧果', '3 鹊桥']);
  });

  test('once the day has its three none can be turned; while one is on its way the focus stays on its button', () => {
    expect(board([], { leftToday: 0 }).every((card) => / disabled=""/.test(card))).toBe(true);
    const act = { act: 'draw', key: 'qixiGift', number: 4, place: 1 } as const;
    const waiting = board([], {}, { act });
    expect(waiting.every((card) => card.includes('aria-disabled="true"') && !/ disabled=""/.test(card))).toBe(
      true,
    );
    expect(board([]).every((card) => card.includes('aria-disabled="false"'))).toBe(true);
  });

  test('it has its own name', () => {
    const { page } = drawInfo({ key: 'qixiGift', draw: KINDS });
    expect(textOf(sheetOf(page, '翻牌'))).toContain('翻牌今天还可抽 3/3 次');
  });
});
