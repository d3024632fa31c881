import { NEW_USER_DAYS } from '#src/contract/campaigns';
import { THOROUGH_USE_GUIDES } from '#src/contract/deeds';
import type { Campaign } from './campaign';

export const CLOCK_EXPERIENCE: Campaign = {
  key: 'clockExperience',
  goals: [
    {
      id: 'vip1',
      name: 'VIP 体验 1 天',
      about: '连续签到七天',
      needs: { of: 'days', days: 7 },
      reward: { kind: 'vip', days: 1 },
    },
  ],
  rules: [
    '连续签到满七天可领 VIP 体验 1 天，用过的天数不再计；补签的日子接续天数。',
    '断签后重新计数；连续的天数以今天或昨天为止。',
  ],
};

export const MYSTERIOUS_TASK: Campaign = {
  key: 'mysteriousTaskV72',
  right: { of: 'attended', days: 3 },
  tasks: [
    {
      id: 'newUserTaskId',
      name: '完成新人引导',
      href: '/home?newUserTaskId=V72',
      proof: { by: 'deed', deed: 'guideCompleted', ref: 'new_user', since: 'ever' },
      times: 1,
      per: 'campaign',
    },
    {
      id: 'chongfenTaskId',
      name: `充分体验：完成 ${THOROUGH_USE_GUIDES} 个引导`,
      href: '/commonproj/index?chongfenTaskId=V72',
      proof: { by: 'deed', deed: 'guideCompleted', each: THOROUGH_USE_GUIDES, since: 'ever' },
      times: 1,
      per: 'campaign',
    },
    {
      id: 'newBqitemTaskId',
      name: '完成综合单价引导',
      href: '/comprehensiveUnitPrice/index?newBqitemTaskId=V72',
      proof: { by: 'deed', deed: 'guideCompleted', ref: 'bq_item', since: 'ever' },
      times: 1,
      per: 'campaign',
    },
  ],
  goals: [
    {
      id: 'vip3',
      name: 'VIP 体验 3 天',
      about: '三项任务全部完成',
      needs: { of: 'tasks' },
      reward: { kind: 'vip', days: 3 },
      stock: 1_000,
      most: 1,
    },
  ],
  rules: ['神秘任务向累计签到满三天的会员开放。', '三项任务全部完成后换礼，每人一次。'],
};

export const NEW_USER_GIFT: Campaign = {
  key: 'newUserGift',
  right: { of: 'registered', withinDays: NEW_USER_DAYS },
  tasks: [
    {
      id: 'guide',
      name: '完成新人引导',
      href: '/home',
      proof: { by: 'deed', deed: 'guideCompleted', ref: 'new_user', since: 'ever' },
      times: 1,
      per: 'campaign',
    },
    {
      id: 'profile',
      name: '完善资料（单位和邮箱）',
      href: '/usercenter/index',
      proof: { by: 'deed', deed: 'profileCompleted', since: 'ever' },
      times: 1,
      per: 'campaign',
    },
  ],
  goals: [
    {
      id: 'welcome',
      name: '100 积分',
      about: '两项任务全部完成',
      needs: { of: 'tasks' },
      reward: { kind: 'points', points: 100 },
      most: 1,
    },
  ],
  rules: [`注册 ${NEW_USER_DAYS} 天内的会员，两项任务全部完成后领取，每人一次。`],
};
