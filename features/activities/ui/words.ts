import type { CheckIns } from '../contract/check-in';
import type { Standing } from '#src/contract/standing';
import type { Order } from '../contract/mall';

type WeekDay = CheckIns['weekInfoList'][number]['weekDay'];
export const WEEK_DAY_NAMES: Readonly<Record<WeekDay, string>> = {
  Mon: '周一',
  Tue: '周二',
  Wed: '周三',
  Thu: '周四',
  Fri: '周五',
  Sat: '周六',
  Sun: '周日',
};

export const ORDER_STATES: Readonly<Record<Order['state'], string>> = {
  given: '已到账',
  ordered: '待寄出',
  sent: '已寄出',
  returned: '已退回',
};

/** Why nobody takes part now; undefined while it runs. */
export const closedText = ({ state, why, startsOn }: Standing): string | undefined => {
  if (state === 'paused') return why || '活动暂停，请稍后再来';
  if (state === 'ended') return '活动已结束';
  return state === 'coming' ? `活动未开始，${startsOn} 开始` : undefined;
};

/** Of ten thousand, as a percentage. */
export const oddsText = (odds: number): string => `${(odds / 100).toFixed(2)}%`;
