import { KIND_LABELS, type Range } from '../contract';

const daysOf = ({ from, to }: Range): string => {
  if (from && to) return from === to ? `${from} 当天` : `${from} 至 ${to}`;
  if (from) return `${from} 起`;
  return to ? `${to} 止` : '';
};

/** 2026-01-01 至 2026-01-31 的“搜索与筛选”; empty when nothing is filtered. */
export const rangeWords = (range: Range): string =>
  [daysOf(range), range.kind ? `“${KIND_LABELS[range.kind]}”` : ''].filter(Boolean).join(' 的');

export const isFiltered = (range: Range): boolean => rangeWords(range) !== '';
