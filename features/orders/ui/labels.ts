import { formatNumber } from '#src/ui/format';
import { dateText } from '#src/ui/moment';
import type { Order, Overview } from '../contract';

const whole = (yuan: number): boolean => Number.isInteger(yuan);
/** 1,980 元; to the fen only where there are any. */
export const priceText = (yuan: number | null): string =>
  yuan === null ? '价格请咨询客服' : `${formatNumber(yuan, whole(yuan) ? 0 : 2)} 元`;

export const stateLabels: Readonly<Record<Order['state'], string>> = {
  unpriced: '询价中',
  unpaid: '待付款',
  open: '已开通',
  cancelled: '已取消',
  expired: '已过期',
};

export const invoiceLabels = { normal: '增值税普通发票', special: '增值税专用发票' } as const;

export const isMemberNow = ({ isTrial, isOver }: Overview['membership']): boolean => !isOver && !isTrial;

/** A bought term begins where the VIP there is ends, a trial as well. */
export const termText = (years: number, { until, isOver }: Overview['membership']): string =>
  until !== null && !isOver
    ? `${years} 年，从 ${dateText(until)} 到期后接着算`
    : `${years} 年，从到账确认之日起`;

export const membershipText = ({ until, isTrial, isOver }: Overview['membership']): string => {
  if (until === null) return '尚未开通会员';
  if (isOver) return `会员已于 ${dateText(until)} 到期`;
  return `${isTrial ? '试用' : '会员'}至 ${dateText(until)}`;
};
