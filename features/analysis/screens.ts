import type { Call, DataOf } from '#src/contract/call';
import {
  badEventsCall,
  catalogueCall,
  deliveryCall,
  eventsCall,
  funnelCall,
  guidesCall,
  overviewCall,
  pathsCall,
  privacyCall,
  retentionCall,
  searchQualityCall,
  seriesCall,
  tabCall,
  tabsCall,
} from './contract';

/** What the server is asked, each question with its latest answer. */
export const QUESTIONS = {
  overview: overviewCall,
  series: seriesCall,
  search: searchQualityCall,
  funnel: funnelCall,
  paths: pathsCall,
  retention: retentionCall,
  events: eventsCall,
  tabs: tabsCall,
  tab: tabCall,
  guides: guidesCall,
  delivery: deliveryCall,
  badEvents: badEventsCall,
  catalogue: catalogueCall,
  privacy: privacyCall,
} as const satisfies Readonly<Record<string, Call>>;
export type Question = keyof typeof QUESTIONS;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as readonly Question[];
export type AnswerOf = { readonly [Q in Question]: DataOf<(typeof QUESTIONS)[Q]> };
/** A question and its answer, which belong together. */
export type Answered = {
  readonly [Q in Question]: { readonly question: Q; readonly data: AnswerOf[Q] };
}[Question];

/** Texts of the address; the server checks them. */
export type Params = Readonly<Record<string, string>>;

interface Screen {
  readonly title: string;
  /** The question that an analyst brings to it. */
  readonly about: string;
  readonly questions: readonly Question[];
  /** Without all of these nothing is asked yet. */
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
  overview: { title: '概览', about: '今天正常吗？', questions: ['overview'], hasPeriod: true },
  live: { title: '实时', about: '刚才那一下，收到了吗，对吗？', questions: [], hasPeriod: false },
  explorer: { title: '趋势', about: '什么在被使用，被谁使用？', questions: ['series'], hasPeriod: true },
  search: { title: '搜索质量', about: '会员找到要找的了吗？', questions: ['search'], hasPeriod: true },
  funnel: {
    title: '漏斗',
    about: '在哪一步流失？',
    questions: ['funnel'],
    needs: ['steps'],
    hasPeriod: true,
    defaults: { steps: TRIAL_FUNNEL },
  },
  paths: {
    title: '路径',
    about: '接着做了什么？',
    questions: ['paths'],
    needs: ['code'],
    hasPeriod: true,
    defaults: { code: '200101' },
  },
  retention: { title: '留存', about: '还会再来吗？', questions: ['retention'], hasPeriod: true },
  events: { title: '事件', about: '逐条看事件', questions: ['events'], hasPeriod: true },
  sessions: { title: '会话', about: '这位会员遇到了什么？', questions: ['tabs'], hasPeriod: true },
  session: {
    title: '会话详情',
    about: '一个标签页从头到尾',
    questions: ['tab'],
    needs: ['tab'],
    hasPeriod: false,
  },
  guides: { title: '引导与视频', about: '引导和教程有用吗？', questions: ['guides'], hasPeriod: true },
  delivery: { title: '送达', about: '这些数能信多少？', questions: ['delivery'], hasPeriod: true },
  badEvents: {
    title: '坏事件',
    about: '谁在什么时候弄坏了埋点？',
    questions: ['badEvents'],
    hasPeriod: true,
  },
  catalogue: {
    title: '目录',
    about: '这个码是什么意思，还在发吗？',
    questions: ['catalogue'],
    hasPeriod: false,
  },
  sql: { title: 'SQL', about: '其他任何问题', questions: [], hasPeriod: false },
  privacy: { title: '隐私', about: '可以留存吗，谁看过？', questions: ['privacy'], hasPeriod: false },
});
export type ScreenName = keyof typeof SCREENS;
const START: ScreenName = 'overview';
const isScreen = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name);

export interface Place {
  readonly screen: ScreenName;
  readonly params: Params;
}

export const placeIn = (address: string): Place => {
  const [path = '', query = ''] = address.split('?');
  const name = path.slice(1);
  return {
    screen: isScreen(name) ? name : START,
    params: Object.fromEntries(new URLSearchParams(query)),
  };
};

export const addressOf = ({ screen, params }: Place): string => {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  return query.size > 0 ? `/${screen}?${query.toString()}` : `/${screen}`;
};

const DAY_MS = 86_400_000;
const DAYS = 7;
const SHANGHAI_MS = 8 * 3_600_000;
const dayOf = (ms: number): string => new Date(ms + SHANGHAI_MS).toISOString().slice(0, 10);

/** What the address leaves out. */
export const withDefaults = ({ screen, params }: Place, nowMs: number): Place => {
  const { hasPeriod, defaults } = SCREENS[screen];
  const period = { from: dayOf(nowMs - (DAYS - 1) * DAY_MS), to: dayOf(nowMs) };
  return { screen, params: { ...(hasPeriod && period), ...defaults, ...params } };
};

export const isReady = ({ screen, params }: Place): boolean =>
  (SCREENS[screen].needs ?? []).every((name) => (params[name] ?? '') !== '');
