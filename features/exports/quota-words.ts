import { EXPORT_COUPON_EFFECT } from '#src/contract/rewards';
import type { Quota } from './contract';

/** Of the quota, from the first row that is exported on. */
export const QUOTA_WINDOW_S = 86_400;
const HOUR_S = 3_600;
const count = (rows: number): string => rows.toLocaleString('en-US');
const againIn = (seconds: number): string =>
  seconds < HOUR_S ? '不到 1 小时后恢复' : `约 ${Math.round(seconds / HOUR_S)} 小时后恢复`;

/** What a member may still export, said before it is used up and when it is. */
export const quotaWords = ({ limit, left, endsInS }: Quota): string => {
  if (left <= 0) return `今日可导出的条数已用完（每日 ${count(limit)} 条），${againIn(endsInS)}`;
  const again = endsInS > 0 ? `，${againIn(endsInS)}` : '';
  return `今日还可导出 ${count(left)} 条（每日 ${count(limit)} 条${again}）`;
};

/** What helps where the quota does not reach. */
export const COUPON_WORDS = `急用可使用导出券：${EXPORT_COUPON_EFFECT}。`;
