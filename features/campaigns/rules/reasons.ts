import { ACTIVE_DAYS, ADDRESS_HOURS, WITHIN_DAYS } from './invite';

/** Why a reward is held back or refused, as both sides read it. */
export const REASONS = {
  device: '与邀请人或其他好友使用同一设备',
  address: `同一网络 ${ADDRESS_HOURS} 小时内的好友较多，人工复核`,
  loop: '邀请关系成环，人工复核',
  inactive: `好友 ${WITHIN_DAYS} 天内登录使用不足 ${ACTIVE_DAYS} 天`,
  mobile: '好友没有验证手机号',
  cap: '邀请人已达上限',
} as const;
export type Reason = keyof typeof REASONS;

/** What refuses the points of the inviter and not those of the friend. */
export const OF_THE_INVITER_ALONE: readonly Reason[] = ['inactive', 'mobile', 'cap'];
