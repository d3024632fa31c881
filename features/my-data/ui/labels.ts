import { behaviorList, type RangeView } from '../contract';

/** 2026-01-01 至 2026-01-31 的“搜索与筛选”; empty when nothing is filtered. */
export const rangeWords = (view: RangeView): string =>
  behaviorList
    .words(view)
    .map(({ words }) => words)
    .join(' 的');
