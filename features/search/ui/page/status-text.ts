import { groupName, groupsOf } from '../../contract';
import type { ResultsState } from '../../selectors';
import { countText, sumOf } from './count-text';

/** One line above the results, also for those who only hear the page. */
export const statusText = ({ status, counts, view }: ResultsState): string => {
  const { category, group, open } = view;
  if (open) return '正在打开';
  if (status === 'loading' || status === 'idle') return '正在搜索';
  if (status === 'failed') return '搜索没有完成';
  const count = sumOf(counts, group ? [group] : groupsOf(category));
  if (!count) return '';
  const text = `${countText(count)} 条结果`;
  if (group) return `${groupName(group)} ${text}`;
  return count.isCapped ? text : `共 ${text}`;
};
