import { closedText, type Standing } from '#src/contract/standing';
import type { CheckIns } from '../contract/check-in';
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

/** Why deeds earn nothing now; undefined while they do. */
export const pointsClosedText = (standing: Standing): string | undefined => {
  const closed = closedText(standing);
  return standing.state === 'paused' ? `${closed}。此间完成的任务，恢复后补发积分。` : closed;
};
