/** @jest-environment node */
import {
  CHECK_IN_POINTS,
  EARNING,
  FULL_MONTH_POINTS,
  MAKE_UP_COST,
  MAKE_UPS_A_MONTH,
  MAKE_UP_DAYS,
  MOST_A_DAY,
} from '#features/activities/rules/earning';
import { ACTIVITIES } from '#features/activities/rules/activities';
import { PRODUCTS } from '#features/activities/rules/products';
import { COLLECT_CARD, FLIP_CARD } from '#features/campaigns/rules/cards';
import { TEAM_HOURS, TEAM_POINTS, TEAM_SIZE } from '#features/campaigns/rules/team';
import { RULES } from '#features/campaigns/rules/index';
import * as invite from '#features/campaigns/rules/invite';
import { RIGHT_POINTS, WRONG_POINTS } from '#features/campaigns/rules/question';
import { REASONS } from '#features/campaigns/rules/reasons';
import { ACCOUNTS_A_BROWSER, DRAW_COST, DRAWS_A_DAY, RAFFLE, SEASON_DAYS } from '#src/contract/prizes';
import {
  CLAIM_DAYS,
  COUPONS,
  EXPORT_COUPON_ROWS,
  MOST_REPEATS,
  REPEAT_MINUTES,
  REPORT_DOWNLOADS,
  type Reward,
} from '#src/contract/rewards';

const inWords = (reward: Reward): string => {
  if (reward.kind === 'points') return `${reward.points} points`;
  if (reward.kind === 'vip') return `${reward.days} days`;
  return reward.kind === 'coupon' ? reward.coupon : reward.kind;
};
const campaigns = Object.values(RULES);

/** What was decided, once more: a number that is changed here by mistake would be paid. */
describe('[ACT-013] the numbers of the activities are those that were decided', () => {
  test('check-ins and the limit of a day', () => {
    expect(CHECK_IN_POINTS).toEqual([5, 5, 8, 8, 10, 10, 20]);
    expect([FULL_MONTH_POINTS, MAKE_UP_COST, MAKE_UPS_A_MONTH, MAKE_UP_DAYS, MOST_A_DAY]).toEqual([
      50, 30, 2, 3, 150,
    ]);
  });

  test('tasks: points, draws, limit', () => {
    const rules = Object.entries(EARNING).map(
      ([deed, { points, chances = 0, limit, of, isCapped = false }]) => [
        deed,
        points,
        chances,
        limit === 'each' ? `each of ${of}` : `${limit.times} ${limit.per}`,
        isCapped,
      ],
    );
    expect(rules).toEqual([
      ['guideCompleted', 20, 1, 'each of 5', false],
      ['profileCompleted', 50, 0, '1 ever', false],
      ['favoriteMade', 5, 0, '1 ever', false],
      ['comparisonMade', 10, 0, '1 ever', false],
      ['conversionMade', 10, 0, '1 ever', false],
      ['lessonSectionFinished', 3, 0, '5 day', true],
      ['labourLineApproved', 10, 0, '20 day', true],
      ['projectPublished', 200, 0, '10 month', false],
      ['feedbackAdopted', 100, 0, '3 month', false],
    ]);
  });

  test('goods of the mall: what they are, cost, limit, stock', () => {
    const goods = PRODUCTS.map(({ id, reward, cost, limit, stock }) => [
      id,
      inWords(reward),
      cost,
      limit && `${limit.count} ${limit.per}`,
      stock,
    ]);
    expect(goods).toEqual([
      ['vip1', '1 days', 300, '2 month', undefined],
      ['vip3', '3 days', 800, '1 quarter', undefined],
      ['export', 'exportRows', 150, undefined, undefined],
      ['off50', 'off50', 500, undefined, undefined],
      ['report', 'report', 100, undefined, undefined],
      ['book', 'goods', 6_000, undefined, 50],
      ['cup', 'goods', 4_000, undefined, 100],
    ]);
  });

  test('prizes of the raffle: what they are, on the market, odds of ten thousand, stock', () => {
    expect([DRAW_COST, DRAWS_A_DAY, SEASON_DAYS, ACCOUNTS_A_BROWSER, CLAIM_DAYS]).toEqual([50, 5, 60, 3, 30]);
    expect(RAFFLE.fallback).toBe('points5');
    expect(
      RAFFLE.prizes.map(({ id, reward, value, odds, stock, isOnce = false }) => [
        id,
        inWords(reward),
        value,
        odds,
        stock,
        isOnce,
      ]),
    ).toEqual([
      ['vip365', '365 days', 1_980, 1, 5, true],
      ['vip30', '30 days', 198, 10, 50, false],
      ['vip7', '7 days', 58, 89, 445, false],
      ['book', 'goods', 80, 10, 50, true],
      ['off50', 'off50', 50, 200, 1_000, false],
      ['export', 'exportRows', 1.5, 680, 3_400, false],
      ['points50', '50 points', undefined, 1_500, undefined, false],
      ['points20', '20 points', undefined, 2_500, undefined, false],
      ['points5', '5 points', undefined, 5_010, undefined, false],
    ]);
  });

  test('coupons and reports: days, rows, downloads', () => {
    expect(Object.entries(COUPONS).map(([kind, { daysValid }]) => [kind, daysValid])).toEqual([
      ['exportRows', 365],
      ['off50', 180],
    ]);
    expect([EXPORT_COUPON_ROWS, REPORT_DOWNLOADS, REPEAT_MINUTES, MOST_REPEATS]).toEqual([5_000, 3, 60, 10]);
  });

  test('cards: odds', () => {
    const odds = (cards: typeof FLIP_CARD) => cards.draw?.prizes.map((one) => [one.name, one.odds]);
    expect(odds(FLIP_CARD)).toEqual([
      ['鹊桥', 500],
      ['双星', 1_500],
      ['巧果', 8_000],
    ]);
    expect(odds(COLLECT_CARD)).toEqual([
      ['人工费', 2_400],
      ['材料费', 2_400],
      ['机械费', 2_400],
      ['管理费', 2_300],
      ['利润', 500],
    ]);
  });

  test('tasks of the campaigns: how often, and how many are a draw', () => {
    const tasks = campaigns.flatMap(({ key, tasksAChance, tasks: own = [] }) =>
      own.map(({ id, times, per }) => [key, id, `${times} ${per}`, tasksAChance]),
    );
    expect(tasks).toEqual([
      ...['checkIn', 'guide', 'favorite', 'comparison', 'lesson'].map((id) => [
        'giftBoxV76',
        id,
        '1 campaign',
        1,
      ]),
      ['giftBoxV55', 'studyClock', '6 day', 3],
      ['giftBoxV55', 'visit', '1 day', 3],
      ...['newUserTaskId', 'chongfenTaskId', 'newBqitemTaskId'].map((id) => [
        'mysteriousTaskV72',
        id,
        '1 campaign',
        undefined,
      ]),
      ...['guide', 'profile'].map((id) => ['newUserGift', id, '1 campaign', undefined]),
    ]);
  });

  test('draws of the campaigns: how they are had, how many a day; the year of VIP is drawn in none', () => {
    const draws = campaigns.flatMap(({ key, draw }) => (draw ? [[key, draw.by, draw.drawsADay]] : []));
    expect(draws).toEqual([
      ['giftBoxV76', 'chance', 5],
      ['giftBoxV55', 'chance', 2],
      ['qixiGift', 'daily', 3],
      ['collectCard', 'daily', 2],
    ]);
    const ofRaffle = RAFFLE.prizes.map(({ id, odds, stock }) => [id, odds, stock]).slice(1, -1);
    for (const { draw } of [RULES.giftBoxV76, RULES.giftBoxV55])
      expect(draw?.prizes.map(({ id, odds, stock }) => [id, odds, stock])).toEqual([
        ...ofRaffle,
        ['points5', 5_011, undefined],
      ]);
    expect(COLLECT_CARD.swapFor).toBe(3);
  });

  test('gifts of the campaigns: what they ask for and give, stock, for one member', () => {
    const goals = campaigns.flatMap(({ key, goals: own = [] }) =>
      own.map(({ id, needs, reward, stock, most }) => [key, id, needs, inWords(reward), stock, most]),
    );
    const held = (cards: Readonly<Record<string, number>>) => ({ of: 'held', held: cards });
    const set = held({ labour: 1, material: 1, machine: 1, management: 1, profit: 1 });
    expect(goals).toEqual([
      ['giftBoxV67', 'points', held({ egg: 7 }), '88 points', undefined, undefined],
      ['giftBoxV67', 'secret', held({ egg: 7 }), 'exportRows', 2_000, 1],
      ['qixiGift', 'bridges', held({ bridge: 3 }), '30 days', 20, 1],
      ['qixiGift', 'pairs', held({ stars: 3 }), 'exportRows', 1_000, undefined],
      ['qixiGift', 'cakes', held({ cake: 3 }), '10 points', undefined, undefined],
      ['collectCard', 'vip7', set, '7 days', 500, 1],
      ['collectCard', 'points300', set, '300 points', undefined, undefined],
      ['clockExperience', 'vip1', { of: 'days', days: 7 }, '1 days', undefined, undefined],
      ['mysteriousTaskV72', 'vip3', { of: 'tasks' }, '3 days', 1_000, 1],
      ['newUserGift', 'welcome', { of: 'tasks' }, '100 points', undefined, 1],
    ]);
    expect([RULES.qixiGift.heldFor, RULES.collectCard.heldFor]).toEqual(['day', undefined]);
    expect([RULES.newUserGift.right, RULES.mysteriousTaskV72.right]).toEqual([
      { of: 'registered', withinDays: 30 },
      { of: 'attended', days: 3 },
    ]);
    expect([TEAM_SIZE, TEAM_HOURS, TEAM_POINTS, RIGHT_POINTS, WRONG_POINTS]).toEqual([3, 72, 200, 5, 1]);
  });

  test('invitations: points, days, limits', () => {
    const { INVITE: _, FOR_THE_INVITED: __, ...numbers } = invite;
    expect({ ...numbers }).toEqual({
      ACTIVE_DAYS: 3,
      WITHIN_DAYS: 14,
      PENDING_DAYS: 14,
      INVITER_POINTS: 50,
      PUBLISH_POINTS: 200,
      PAYING_POINTS: 1_000,
      PAYING_WITHIN_DAYS: 365,
      REFUND_DAYS: 14,
      FRIEND_POINTS: 100,
      MOST_A_MONTH: 20,
      MOST_A_YEAR: 100,
      FRIENDS_AN_ADDRESS: 3,
      ADDRESS_HOURS: 72,
      NEW_WITHIN_HOURS: 24,
    });
  });

  test('what is said of them says the same numbers', () => {
    const ofProduct = (id: string) => PRODUCTS.find((one) => one.id === id)?.about;
    expect(ofProduct('export')).toBe('使用后 24 小时内每日导出额度增加 5,000 行，365 天内有效');
    expect(ofProduct('off50')).toMatch(/满 500 元.*180 天内有效$/);
    expect(ofProduct('report')).toMatch(/可下载 3 次$/);
    for (const { rules } of [RULES.giftBoxV76, RULES.giftBoxV55]) {
      expect(rules.join('')).toContain('改发 5 积分');
      expect(rules.join('')).toContain('请在 30 天内填写收件人');
    }
    expect(RULES.giftBoxV61.rules.join('')).toContain('一季 60 天');
    expect(RULES.userInvite.rules.join('')).toContain('同一网络 72 小时内 3 位以上');
    expect([REASONS.address, REASONS.inactive]).toEqual([
      '同一网络 72 小时内的好友较多，人工复核',
      '好友 14 天内登录使用不足 3 天',
    ]);
    const aWeek = CHECK_IN_POINTS.reduce((sum, points) => sum + points, 0);
    expect(ACTIVITIES.attendance.about).toContain(
      `每周至多 ${aWeek} 分，当月全勤另得 ${FULL_MONTH_POINTS} 分`,
    );
    expect(ACTIVITIES.raffle.about).toMatch(new RegExp(`^${DRAW_COST} 积分或一次机会抽一次`));
  });
});
