import type { Breakpoint } from '../breakpoint';
import type { Work } from '../events';
import type { Lane, LineKind } from '../log-index';

export const KIND_WORDS: Readonly<Record<LineKind, string>> = {
  all: '全部',
  action: '动作',
  command: '只有命令',
  request: '请求与回应',
  outside: '推送与定时',
  fact: '行为事件',
  exception: '异常',
};

export const LANE_WORDS: Readonly<Record<Lane, string>> = {
  ui: '界面',
  epic: '流程',
  net: '网络',
  timer: '定时',
  fact: '事件',
};

export const WORK_WORDS: Readonly<Record<Work, string>> = {
  read: '正在读取日志',
  fold: '正在准备各处的状态',
  search: '正在找下一处断点',
  verify: '正在重放并比较',
};

export const BREAKPOINT_WORDS: Readonly<Record<Breakpoint['on'], string>> = {
  type: '动作类型含有',
  request: '请求路径含有',
  state: '状态满足条件',
};

const SECOND = 1_000;
const PLACES = 3;
export const secondsOf = (ms: number): string => `${(ms / SECOND).toFixed(PLACES)} 秒`;

const LONGEST = 120;
/** JSON on one line, not too long. */
export const shown = (value: unknown): string => {
  const text = value === undefined ? '无' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};
