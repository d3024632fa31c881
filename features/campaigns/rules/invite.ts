import type { Campaign } from './campaign';

/** Days on which the friend has to be there, of how many after the first visit. */
export const ACTIVE_DAYS = 3;
export const WITHIN_DAYS = 14;
/** A reward waits so long for what may be found out. */
export const PENDING_DAYS = 14;
export const INVITER_POINTS = 50;
export const PUBLISH_POINTS = 200;
export const PAYING_POINTS = 1_000;
/** An order within so many days of the invitation, rewarded when its money can no longer go back. */
export const PAYING_WITHIN_DAYS = 365;
export const REFUND_DAYS = 14;
export const FRIEND_POINTS = 100;
export const MOST_A_MONTH = 20;
export const MOST_A_YEAR = 100;
/** Friends from one address within three days. */
export const FRIENDS_AN_ADDRESS = 3;
export const ADDRESS_HOURS = 72;
/** A member who registered longer ago than this is no new one. */
export const NEW_WITHIN_HOURS = 24;

/** What an invitation means to whoever is invited. */
export const FOR_THE_INVITED = [
  `注册后 ${NEW_WITHIN_HOURS} 小时内登录并登记邀请人。`,
  `完成第一个新手引导，您得 ${FRIEND_POINTS} 积分和一次抽奖机会。`,
  '与邀请人或其他好友使用同一设备的，双方都不发放。',
  `您验证手机号，并在 ${WITHIN_DAYS} 天内有 ${ACTIVE_DAYS} 天登录使用，满 ${PENDING_DAYS} 天后邀请人得 ${INVITER_POINTS} 积分。`,
] as const;

export const INVITE: Campaign = {
  key: 'userInvite',
  rules: [
    `好友注册、验证手机号，并在 ${WITHIN_DAYS} 天内有 ${ACTIVE_DAYS} 天登录使用，满 ${PENDING_DAYS} 天后您得 ${INVITER_POINTS} 积分；好友验证手机号后首次发布单项工程通过，您另得 ${PUBLISH_POINTS} 积分，不论使用天数。`,
    `好友在 ${PAYING_WITHIN_DAYS} 天内验证手机号并购买会员，付款满 ${REFUND_DAYS} 天后您另得 ${PAYING_POINTS.toLocaleString('en')} 积分，每位好友一次，不论使用天数。`,
    `好友完成第一个新手引导，得 ${FRIEND_POINTS} 积分和一次抽奖机会。`,
    `每月至多 ${MOST_A_MONTH} 位，每年至多 ${MOST_A_YEAR} 位。已注册的会员不算新好友。`,
    `与邀请人或其他好友使用同一设备的，双方都不发放；同一网络 ${ADDRESS_HOURS} 小时内 ${FRIENDS_AN_ADDRESS} 位以上、或邀请关系成环，先人工复核。每一位的状态和原因都在下面写明，有疑问请用“用户反馈”申诉。`,
    '奖励的是好友真正使用，与是否转发无关。',
  ],
};
