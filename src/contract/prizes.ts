import type { Reward } from './rewards';

export interface Prize {
  readonly id: string;
  readonly name: string;
  /** Of the market, 元; for what is bought nowhere there is none. */
  readonly value?: number;
  readonly reward: Reward;
  /** Of ten thousand draws. */
  readonly odds: number;
  /** A season; without limit where there is none. */
  readonly stock?: number;
  /** To each member in a season. */
  readonly isOnce?: true;
}

export const ODDS_TOTAL = 10_000;

export interface PrizeTable {
  readonly prizes: readonly Prize[];
  /** Given in place of a prize that is gone, or was had before. */
  readonly fallback: string;
}
/** What is drawn in an activity, and how often by one member on one day. */
export interface DrawPlan extends PrizeTable {
  readonly drawsADay: number;
}

/** Of the raffle. */
export const DRAW_COST = 50;
export const DRAWS_A_DAY = 5;

export const RAFFLE: DrawPlan = {
  drawsADay: DRAWS_A_DAY,
  fallback: 'points5',
  prizes: [
    {
      id: 'vip365',
      name: 'VIP 年卡',
      value: 1980,
      reward: { kind: 'vip', days: 365 },
      odds: 1,
      stock: 5,
      isOnce: true,
    },
    { id: 'vip30', name: 'VIP 30 天', value: 198, reward: { kind: 'vip', days: 30 }, odds: 10, stock: 50 },
    { id: 'vip7', name: 'VIP 7 天', value: 58, reward: { kind: 'vip', days: 7 }, odds: 89, stock: 445 },
    {
      id: 'book',
      name: '造价工具书',
      value: 80,
      reward: { kind: 'goods' },
      odds: 10,
      stock: 50,
      isOnce: true,
    },
    {
      id: 'off50',
      name: '满500减50券',
      value: 50,
      reward: { kind: 'coupon', coupon: 'off50' },
      odds: 200,
      stock: 1_000,
    },
    {
      id: 'export',
      name: '导出券×1',
      value: 1.5,
      reward: { kind: 'coupon', coupon: 'exportRows' },
      odds: 680,
      stock: 3_400,
    },
    { id: 'points50', name: '50 积分', reward: { kind: 'points', points: 50 }, odds: 1_500 },
    { id: 'points20', name: '20 积分', reward: { kind: 'points', points: 20 }, odds: 2_500 },
    { id: 'points5', name: '5 积分', reward: { kind: 'points', points: 5 }, odds: 5_010 },
  ],
};

/**
 * All that any draw gives or gave, with which its books are compared and its parcels named: a campaign with prizes of its
 * own adds them, and none is taken away. A prize of another worth has another id.
 */
export const PRIZES: readonly Pick<Prize, 'id' | 'name' | 'reward'>[] = RAFFLE.prizes;

export const SEASON_DAYS = 60;
/** Accounts that may draw with one browser on one day. */
export const ACCOUNTS_A_BROWSER = 3;
/** Of every activity with a draw. */
export const BROWSER_RULE = `同一浏览器里每天至多 ${ACCOUNTS_A_BROWSER} 个账号参加同一项抽奖，次日重新计。`;
