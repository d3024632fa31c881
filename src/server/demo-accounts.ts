/** Created in demo mode alone, so the password is no secret. */
export const DEMO_PASSWORD = 'Zaojia@2026';

export interface DemoAccount {
  readonly name: string;
  /** What it is for, as shown to whoever starts the server. */
  readonly purpose: string;
}

export const DEMO_ACCOUNTS = [
  { name: 'member', purpose: '普通会员，无权限，从未申请试用（手机 13800000001）' },
  { name: 'vip', purpose: '付费 VIP' },
  { name: 'trial', purpose: '试用 VIP' },
  { name: 'norights', purpose: '无权限，已申请过试用' },
  { name: 'partner', purpose: '可用寻源询价' },
  { name: 'partneroff', purpose: '不可用寻源询价' },
  { name: 'publisher', purpose: '有发布权限的 VIP，属样例造价咨询一所' },
  { name: 'internal', purpose: '内部账号，可用智能问答' },
  { name: 'analyst', purpose: '行为分析控制台' },
  { name: 'anomaly', purpose: '30 天内用过 31 个浏览器，登录受限' },
  { name: 'twin', purpose: '已在别处登录' },
  { name: 'reviewer', purpose: '有发布权限，可作初审，属样例造价咨询二所' },
  { name: 'reviewer2', purpose: '有发布权限，可作复审，属样例造价咨询二所' },
  { name: 'newcomer', purpose: '第一次登录的新会员，会问是否开始引导' },
] as const satisfies readonly DemoAccount[];

/** Phones that lead to accounts: one to a single account, the other to three of different kinds. */
export const DEMO_PHONES = { single: '13800000001', several: '13800000009' } as const;
