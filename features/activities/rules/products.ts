import { COUPONS, REPORT_DOWNLOADS, type Reward } from '#src/contract/rewards';

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly cost: number;
  readonly reward: Reward;
  readonly limit?: { readonly count: number; readonly per: 'month' | 'quarter' };
  readonly stock?: number;
}

export const PRODUCTS: readonly Product[] = [
  {
    id: 'vip1',
    name: 'VIP 体验 1 天',
    about: '从兑换时起 24 小时；已是 VIP 的，到期日顺延一天',
    cost: 300,
    reward: { kind: 'vip', days: 1 },
    limit: { count: 2, per: 'month' },
  },
  {
    id: 'vip3',
    name: 'VIP 体验 3 天',
    about: '从兑换时起 72 小时；已是 VIP 的，到期日顺延三天',
    cost: 800,
    reward: { kind: 'vip', days: 3 },
    limit: { count: 1, per: 'quarter' },
  },
  {
    id: 'export',
    name: '导出券×1',
    about: `${COUPONS.exportRows.use}，${COUPONS.exportRows.daysValid} 天内有效`,
    cost: 150,
    reward: { kind: 'coupon', coupon: 'exportRows' },
  },
  {
    id: 'off50',
    name: '满500减50券',
    about: `购买会员满 500 元时向客服出示券码，${COUPONS.off50.daysValid} 天内有效`,
    cost: 500,
    reward: { kind: 'coupon', coupon: 'off50' },
  },
  {
    id: 'report',
    name: '单项工程 PDF 报告',
    about: `选定一个单项工程：口径、造价构成、含量、工料与同类对照，可下载 ${REPORT_DOWNLOADS} 次`,
    cost: 100,
    reward: { kind: 'report' },
  },
  {
    id: 'book',
    name: '造价工具书',
    about: '填写收件人后 7 个工作日内寄出，寄出前可退回积分',
    cost: 6_000,
    reward: { kind: 'goods' },
    stock: 50,
  },
  {
    id: 'cup',
    name: '保温杯',
    about: '填写收件人后 7 个工作日内寄出，寄出前可退回积分',
    cost: 4_000,
    reward: { kind: 'goods' },
    stock: 100,
  },
];

/** One that is offered no more is known by its id alone. */
export const productName = (id: string): string => PRODUCTS.find((one) => one.id === id)?.name ?? id;
