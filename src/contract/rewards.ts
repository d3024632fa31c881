export const EXPORT_COUPON_ROWS = 5_000;
export const EXPORT_COUPON_HOURS = 24;
export const EXPORT_COUPON_EFFECT = `${EXPORT_COUPON_HOURS} 小时内每日导出额度增加 ${EXPORT_COUPON_ROWS.toLocaleString('en')} 行`;

export const COUPONS = {
  exportRows: { name: '导出券', use: `使用后 ${EXPORT_COUPON_EFFECT}`, daysValid: 365 },
  off50: { name: '满500减50券', use: '购买会员满 500 元时向客服出示券码，减 50 元', daysValid: 180 },
} as const;
export type CouponKind = keyof typeof COUPONS;
export const COUPON_STATES = { open: '可用', used: '已使用', lapsed: '已过期' } as const;
export type CouponState = keyof typeof COUPON_STATES;

/** What a prize or product is worth to the member. Goods are sent; all else is given in the same moment. */
export type Reward =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'vip'; readonly days: number }
  | { readonly kind: 'coupon'; readonly coupon: CouponKind }
  | { readonly kind: 'goods' }
  /** Kept with others of its kind until they are worth something. */
  | { readonly kind: 'card' }
  /** Of a project that the buyer names. */
  | { readonly kind: 'report' };

/** Days a won article waits for its receiver. */
export const CLAIM_DAYS = 30;

export const REPORT_DOWNLOADS = 3;
/** A download whose answer was lost may be asked for again so long, and so often. */
export const REPEAT_MINUTES = 60;
export const MOST_REPEATS = 10;
