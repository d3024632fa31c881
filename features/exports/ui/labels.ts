import { formatNumber as count } from '#src/ui/format';
import type { CutSheet } from '#src/tables/list-export';
import type { Quota } from '../contract';
import { COUPON_WORDS, QUOTA_WINDOW_S, quotaWords } from '../quota-words';
import type { selectExport } from '../selectors';
import { MOST_ROWS } from '../export-request';

type ExportsState = ReturnType<typeof selectExport>;

export interface Total {
  readonly count: number;
  readonly exact: boolean;
}

/** 300 条; 1,000 条以上 where counting stopped. */
export const totalWords = ({ count: rows, exact }: Total): string =>
  exact ? `${count(rows)} 条` : `${count(rows)} 条以上`;

/** Of a table that a page holds in part, said before it is written. */
export const cutWords = ({ sheet, held, total }: CutSheet): string =>
  `${sheet}共 ${count(total)} 条，只导出前 ${count(held)} 条，其余不导出；请缩小条件后分次导出。`;

const MANY = 20_000;
const TEN_THOUSAND = 10_000;
const MOST = `${count(MOST_ROWS / TEN_THOUSAND)} 万条`;

/** What comes of all results, said before anything is read. */
export const allWords = (total: Total | undefined): string => {
  if (!total) return `全部结果，正在计数，至多 ${MOST}`;
  const words = `全部结果 ${totalWords(total)}`;
  if (total.exact && total.count <= MOST_ROWS) return words;
  return total.count >= MOST_ROWS ? `${words}，只导出前 ${MOST}` : `${words}，至多 ${MOST}`;
};

/** What is left out because of the day's quota, and what helps; said before anything is read. */
export const quotaAdvice = (quota: Quota, wanted: number): string => {
  const words = `${quotaWords(quota)}。`;
  if (quota.left <= 0) return words + COUPON_WORDS;
  return wanted > quota.left ? `${words}超出的部分不会写入文件；${COUPON_WORDS}` : words;
};

export const takesLong = (total: Total | undefined): boolean => total === undefined || total.count > MANY;

/** Nothing is left after a file that it cut; a window that had not begun began with that file. */
const spent = (quota: Quota): Quota => ({ ...quota, left: 0, endsInS: quota.endsInS || QUOTA_WINDOW_S });

const cutReasons = {
  file: () => '结果超过一次导出的上限，其余没有导出；请缩小条件后分次导出。',
  quota: (quota: Quota | null) =>
    `${quota ? quotaWords(spent(quota)) : '今日可导出的条数已用完'}，其余没有导出。${COUPON_WORDS}`,
} as const;

/** Where the export is, as a sentence for the eye and for screen readers. */
export const progressWords = (state: ExportsState, quota: Quota | null): string => {
  switch (state.status) {
    case 'reading':
      return state.total === undefined
        ? `已读取 ${count(state.done)} 条…`
        : `已读取 ${count(state.done)} / ${count(state.total)} 条…`;
    case 'writing':
      return `已读取 ${count(state.done)} 条，正在生成文件…`;
    case 'finished':
      return `已保存“${state.fileName}”，共 ${count(state.rows)} 条。${state.cutBy ? cutReasons[state.cutBy](quota) : ''}`;
    case 'failed':
      return `没能导出：${state.problem.message}`;
    case 'idle':
      return '';
  }
};
