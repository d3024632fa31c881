/** @jest-environment node */
import type { ReactNode } from 'react';
import { commands } from '#features/activities/commands';
import type { Activities } from '#features/activities/contract/home';
import type { Raffle } from '#features/activities/contract/raffle';
import type { ActivitiesState } from '#features/activities/state';
import { HomePage } from '#features/activities/ui/home-page.tsx';
import { RafflePage } from '#features/activities/ui/raffle-page.tsx';
import { keyOf, workOf } from '#features/activities/work';
import { CAMPAIGNS } from '#src/contract/campaigns';
import { figuresOf, rowsOf, sheetOf, textOf } from '#tests/support/drawn-buttons.tsx';
import { drawPage, RUNNING } from './an-activities-page';

jest.mock('antd', () => jest.requireActual<object>('#tests/support/drawn-buttons.tsx'));
jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({
  Dialog: ({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) =>
    isOpen ? children : null,
}));
jest.mock('#src/ui/receiver-form.tsx', () => ({ ReceiverForm: () => null }));

describe('the raffle', () => {
  const RAFFLE: Raffle = {
    standing: RUNNING as Raffle['standing'],
    season: { number: 3, endsOn: '2026-04-29' },
    cost: 50,
    drawsADay: 5,
    oddsId: '0dd5',
    fallback: 'points5',
    prizes: [],
    today: { day: '2026-03-02', digest: 'd16e' },
    winners: [],
    own: { nextNumber: 7, chances: 1, totalPoints: 1_250, leftToday: 5 },
  };
  const draw = (more: Partial<Raffle> = {}, own: Partial<ActivitiesState> = {}) =>
    drawPage(<RafflePage />, { raffle: { ...RAFFLE, ...more } }, {}, own);

  test('a draw is paid as its button says, under the next number', () => {
    const { sentBy } = draw();
    expect(sentBy('用 1 次机会抽奖')).toEqual([commands.drawPrize({ number: 7, by: 'chance' })]);
    expect(sentBy('用 50 积分抽奖')).toEqual([commands.drawPrize({ number: 7, by: 'points' })]);
  });

  test('[ACT-012] while one is on its way, or looked into, no other can be asked for', () => {
    const busy = (own?: Partial<ActivitiesState>) => draw({}, own).buttons.map(({ isBusy }) => isBusy);
    const work = workOf.draw();
    expect(busy()).toEqual([false, false]);
    expect(busy({ works: { [keyOf(work)]: work } })).toEqual([true, true]);
    expect(busy({ lost: { number: 7, by: 'points' } })).toEqual([true, true]);
  });

  test('what was read of the result is dismissed', () => {
    const drawn = {
      number: 7,
      drawn: 'vip7',
      given: 'vip7',
      state: 'given',
      isFormer: false,
      isVip: true,
    } as const;
    const outcome = { kind: 'drawn', drawn } as const;
    const view = draw({}, { outcomes: { [keyOf(workOf.draw())]: { ...workOf.draw(), outcome } } });
    expect(view.sentBy('知道了')).toEqual([commands.dismissOutcome(workOf.draw())]);
  });

  test('who won lately is told, and a visitor has no draws of their own', () => {
    const winners = [{ name: '王*明', prize: '保温杯', at: '2026-03-01' }];
    expect(rowsOf(sheetOf(draw({ winners }).page, '近期中奖'))).toEqual(['王*明 抽中 保温杯 2026-03-01']);
    expect(sheetOf(draw().page, '近期中奖')).toContain('本季还没有人抽中限量奖品。');
    expect(sheetOf(draw().page, '我的抽奖')).not.toBe('');
    expect(sheetOf(draw({ own: null }).page, '我的抽奖')).toBe('');
  });

  test('the rules say of what is over in which season that was', () => {
    const standing = { ...RAFFLE.standing, state: 'ended' } as const;
    expect(textOf(sheetOf(draw({ standing }).page, '规则'))).toContain('活动结束于第 3 季');
  });
});

describe('the home of the activities', () => {
  type One = Activities['activities'][number];
  const own = {
    totalPoints: 1_250,
    earnedToday: 15,
    mostADay: 150,
    isCheckedInToday: true,
    chances: 2,
    done: {},
    waiting: {},
  };
  const one = (key: One['key'], more: Partial<One> = {}): One => ({ ...RUNNING, key, ...more });
  const draw = (activities: readonly One[], mine: Activities['own'] = own) =>
    drawPage(<HomePage />, { home: { activities: [...activities], own: mine } }).page;

  test('what a member has stands by its name', () => {
    const figures = (more: Partial<typeof own> = {}, standings = [one('attendance')]) =>
      figuresOf(draw(standings, { ...own, ...more }));
    expect(figures()).toEqual({
      积分: '1,250',
      今日计入上限: '15 / 150',
      签到: '今天已签到',
      抽奖机会: '2 次',
    });
    expect(figures({ isCheckedInToday: false })['签到']).toBe('今天还没签到，去签到');
    expect(figures({ isCheckedInToday: false }, [])['签到']).toBe('签到没有开放');
  });

  test('every standing activity has its card, with its state, and what there is left to do', () => {
    const cards = (activities: readonly One[], mine?: Activities['own']) =>
      [...draw(activities, mine).matchAll(/<li class="[^"]*"><h2>(.*?)<\/li>/g)].map(([, card = '']) => [
        textOf(/^(.*?)<\/h2>/.exec(card)?.[1] ?? ''),
        ...(/<p class="muted">(.*?)<\/p><a class="button" href="([^"]*)">(.*?)</.exec(card) ?? []).slice(1),
      ]);
    const all = [
      one('points'),
      one('mall', { state: 'coming' }),
      one('raffle', { state: 'paused', why: '盘点' }),
      one('attendance'),
    ];
    const told = cards(all);
    expect(told.map(([title, , href, action]) => [title, href, action])).toEqual([
      ['每日签到 进行中', '#/memberActivity/dailyAttendance', '看签到'],
      ['幸运抽奖 暂停', '#/vipActivities/luckyDraw', '看抽奖'],
      ['积分商城 未开始', '#/memberActivity/pointMall', '看商品'],
      ['积分 进行中', '#/memberActivity/memberPoints', '看明细'],
    ]);
    expect(told[1]?.[1]).toBe('盘点');
    expect(cards([one('attendance')], { ...own, isCheckedInToday: false })[0]?.[3]).toBe('去签到');
    expect(cards([one('raffle', { state: 'ended' })])[0]?.[0]).toBe('幸运抽奖 已结束');
  });

  test('[ROUTE-061] every themed activity has its link, until when it runs and its state', () => {
    const themed = [
      one('question'),
      one('qixiGift', { endsOn: '2026-12-31' }),
      one('collectCard', { state: 'ended' }),
      one('giftBoxV55', { state: 'paused', why: '盘点' }),
    ];
    const sheet = sheetOf(draw(themed), '主题活动');
    expect(rowsOf(sheet)).toEqual([
      '学习礼盒 盘点 长期 暂停',
      '七夕翻牌 每天翻三张，三张相同换礼 至 2026-12-31 进行中',
      '集卡合成综合单价 集齐五种费用卡换礼 已结束',
      '每日一题 每天一题，答对得 5 积分 长期 进行中',
    ]);
    expect([...sheet.matchAll(/href="#([^"]*)"/g)].map(([, href]) => href)).toEqual(
      (['giftBoxV55', 'qixiGift', 'collectCard', 'question'] as const).map((key) => CAMPAIGNS[key].href),
    );
  });

  test('[ACT-001] what a task brings, and where it is done, stands with it', () => {
    const sheet = sheetOf(draw([one('raffle')]), '积分任务');
    const row = (about: string) => rowsOf(sheet).find((found) => found.includes(about));
    expect(row('新手引导')).toContain('+20 · 1 次抽奖 未完成 去完成');
    expect(row('填写单位和邮箱')).toBe('填写单位和邮箱 +50 未完成 去完成');
    expect(sheet).toContain('<a href="#/usercenter" aria-label="去完成 填写单位和邮箱">');
  });

  test('what there is to win: the rarest of the raffle by its odds, and what points buy soonest', () => {
    const page = draw([one('raffle'), one('mall')]);
    const wins = (label: string) =>
      [
        ...(new RegExp(`<ul aria-label="${label}">(.*?)</ul>`).exec(page)?.[1] ?? '').matchAll(
          /<li>(.*?)<\/li>/g,
        ),
      ].map(([, win = '']) => textOf(win));
    expect(wins('抽奖可得，中奖概率')).toEqual([
      'VIP 年卡 0.01%',
      'VIP 30 天 0.10%',
      'VIP 7 天 0.89%',
      '造价工具书 0.10%',
    ]);
    const costs = wins('积分可换').map((win) => Number(/ ([\d,]+) 分$/.exec(win)?.[1]?.replace(',', '')));
    expect(costs).toHaveLength(4);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(costs[0]).toBe(Math.min(...costs));
  });
});
