import { dayAt, minuteAt } from '#src/contract/shanghai-time';
import { dateText } from '#src/ui/moment';
import type { ACCOUNT_KINDS, CONTACT_TIMES, CONTACT_WAYS, Device, Profile } from '../contract';

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** `2026-11-20` → 2026年11月20日 星期五 */
export const dayText = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, date)).getUTCDay()] ?? '';
  return `${year}年${month}月${date}日 星期${weekday}`;
};

export const kindLabels: Readonly<Record<(typeof ACCOUNT_KINDS)[number], string>> = {
  employee: '企业子账号',
  personal: '个人账号',
  enterprise: '企业主账号',
  enterpriseCentre: '企业认证中心账号',
};
export const levelLabels: Readonly<Record<Profile['level'], string>> = {
  none: '普通会员',
  trial: '试用 VIP',
  vip: 'VIP 会员',
};
export const contactWayLabels: Readonly<Record<(typeof CONTACT_WAYS)[number], string>> = {
  none: '不需要联系',
  phone: '电话',
  email: '邮件',
};
export const contactTimeLabels: Readonly<Record<(typeof CONTACT_TIMES)[number], string>> = {
  any: '都可以',
  workday: '工作日白天',
  evening: '晚上',
};
export const rightLabels: Readonly<Record<keyof Profile['rights'], string>> = {
  data: '指标数据与加工案例',
  publishing: '发布单项工程指标',
  sourcing: '寻源与供应商匹配',
};

/** What is said of VIP beside the level; `day` is today. */
export const vipText = ({ level, vipUntil }: Pick<Profile, 'level' | 'vipUntil'>, day: string): string => {
  if (vipUntil === null) return '尚未开通';
  if (level === 'none') return `已于 ${dateText(vipUntil)} 到期`;
  const left = day === '' ? NaN : (Date.parse(dayAt(vipUntil)) - Date.parse(day)) / DAY_MS;
  const beside =
    left > 0 ? `，还有 ${left} 天` : left === 0 ? `，今天 ${minuteAt(vipUntil).slice(11)} 为止` : '';
  return `${dateText(vipUntil)} 到期${beside}`;
};

const UNKNOWN = '未知设备';
export const deviceText = ({ system, browser }: Pick<Device, 'system' | 'browser'>): string =>
  [system, browser].filter(Boolean).join(' · ') || UNKNOWN;
