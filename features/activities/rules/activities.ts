import { CAMPAIGNS } from '#src/contract/campaigns';
import type { Standing as UnnamedStanding } from '#src/contract/standing';

/** Those that always stand. */
export const STANDING_ACTIVITIES = {
  points: { name: '积分', about: '做任务、学习、贡献数据得积分' },
  attendance: { name: '每日签到', about: '连续签到积分递增，每周至多 66 分，当月全勤另得 50 分' },
  raffle: { name: '幸运抽奖', about: '50 积分或一次机会抽一次，概率与余量公开、结果可验证' },
  mall: { name: '积分商城', about: '积分兑换会员天数、券、报告和实物' },
} as const;
export type StandingKey = keyof typeof STANDING_ACTIVITIES;

/** What the house starts, pauses and ends. */
export const ACTIVITIES = { ...STANDING_ACTIVITIES, ...CAMPAIGNS };
export type ActivityKey = keyof typeof ACTIVITIES;
export const isActivityKey = (text: string): text is ActivityKey => Object.hasOwn(ACTIVITIES, text);

export interface Standing extends UnnamedStanding {
  readonly key: ActivityKey;
}
