import { dayAt } from '#src/contract/shanghai-time';
import type { Params, Part } from './parts';

interface Screen {
  readonly title: string;
  /** The question that an analyst brings to it. */
  readonly about: string;
  readonly parts: readonly Part[];
  /** Without all of these nothing is asked for yet. */
  readonly needs?: readonly string[];
  /** Days matter to it. */
  readonly hasPeriod: boolean;
  readonly defaults?: Params;
}
const screens = <const S extends Readonly<Record<string, Screen>>>(
  all: S,
): Readonly<Record<keyof S, Screen>> => all;

const TRIAL_FUNNEL = '110104,100100,120101,120103,120105';

export const SCREENS = screens({
  overview: { title: '概览', about: '今天正常吗？', parts: ['overview'], hasPeriod: true },
  live: { title: '实时', about: '刚才那一下，收到了吗，对吗？', parts: [], hasPeriod: false },
  explorer: { title: '趋势', about: '什么在被使用，被谁使用？', parts: ['series'], hasPeriod: true },
  search: { title: '搜索质量', about: '会员找到要找的了吗？', parts: ['search'], hasPeriod: true },
  funnel: {
    title: '漏斗',
    about: '在哪一步流失？',
    parts: ['funnel'],
    needs: ['steps'],
    hasPeriod: true,
    defaults: { steps: TRIAL_FUNNEL },
  },
  paths: {
    title: '路径',
    about: '接着做了什么？',
    parts: ['paths'],
    needs: ['code'],
    hasPeriod: true,
    defaults: { code: '200101' },
  },
  retention: { title: '留存', about: '还会再来吗？', parts: ['retention'], hasPeriod: true },
  events: { title: '事件', about: '逐条看事件', parts: ['events'], hasPeriod: true },
  sessions: { title: '会话', about: '这位会员遇到了什么？', parts: ['tabs'], hasPeriod: true },
  session: {
    title: '会话详情',
    about: '一个标签页从头到尾',
    parts: ['tab'],
    needs: ['tab'],
    hasPeriod: false,
  },
  guides: { title: '引导与视频', about: '引导和教程有用吗？', parts: ['guides'], hasPeriod: true },
  delivery: { title: '送达', about: '这些数能信多少？', parts: ['delivery'], hasPeriod: true },
  badEvents: {
    title: '坏事件',
    about: '谁在什么时候弄坏了埋点？',
    parts: ['badEvents'],
    hasPeriod: true,
  },
  catalogue: {
    title: '目录',
    about: '这个码是什么意思，还在发吗？',
    parts: ['catalogue'],
    hasPeriod: false,
  },
  sql: { title: 'SQL', about: '其他任何问题', parts: [], hasPeriod: false },
  alerts: { title: '告警', about: '出了问题，谁会知道？', parts: ['webhooks'], hasPeriod: false },
  privacy: { title: '隐私', about: '可以留存吗，谁看过？', parts: ['privacy'], hasPeriod: false },
});
export type ScreenName = keyof typeof SCREENS;
const START: ScreenName = 'overview';
const isScreen = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name);

export interface ScreenAddress {
  readonly screen: ScreenName;
  readonly params: Params;
  /** The day of now, when the address led here. */
  readonly today?: string;
}

export const placeIn = (address: string): ScreenAddress => {
  const [path = '', query = ''] = address.split('?');
  const name = path.slice(1);
  return {
    screen: isScreen(name) ? name : START,
    params: Object.fromEntries(new URLSearchParams(query)),
  };
};

export const addressOf = ({ screen, params }: ScreenAddress): string => {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  return query.size > 0 ? `/${screen}?${query.toString()}` : `/${screen}`;
};

const DAY_MS = 86_400_000;
const DAYS = 7;

/** So many, today included. */
export const lastDays = (days: number, nowMs: number): { readonly from: string; readonly to: string } => ({
  from: dayAt(nowMs - (days - 1) * DAY_MS),
  to: dayAt(nowMs),
});

const A_NUMBER_OF_DAYS = /^[1-9]\d{0,2}$/;

/** What the address leaves out; days up to today become those of now. */
export const withDefaults = (
  { screen, params: { days = '', ...params } }: ScreenAddress,
  nowMs: number,
): ScreenAddress => {
  const { hasPeriod, defaults } = SCREENS[screen];
  const today = dayAt(nowMs);
  const period = lastDays(A_NUMBER_OF_DAYS.test(days) ? Number(days) : DAYS, nowMs);
  return { screen, today, params: { ...(hasPeriod && period), ...defaults, ...params } };
};

/** As a question is kept: days that end today go along with the day on which it is asked again. */
export const keptAddressOf = ({ screen, params, today }: ScreenAddress): string => {
  const { from = '', to = '', ...rest } = params;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const goesAlong = SCREENS[screen].hasPeriod && to === today && A_NUMBER_OF_DAYS.test(String(days));
  return addressOf({ screen, params: goesAlong ? { days: String(days), ...rest } : params });
};

/** 近 7 天; empty where days do not matter. */
export const daysIn = (address: string): string => {
  const { days, from, to } = placeIn(address).params;
  if (days !== undefined) return `近 ${days} 天`;
  return from !== undefined && to !== undefined ? `${from} 至 ${to}` : '';
};

/** What stays chosen on the way to another screen, also over those to which no days matter. */
export const periodIn = ({ from, to, role }: Params): Params => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(role && { role }),
});

export const isReady = ({ screen, params }: ScreenAddress): boolean =>
  (SCREENS[screen].needs ?? []).every((name) => (params[name] ?? '') !== '');
