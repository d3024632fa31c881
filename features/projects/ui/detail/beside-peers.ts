import type { ProjectDetail } from '../../contract';
import { remarkable } from './severities';
import type { ReviewedFigure } from './use-judged';

const SHOWN_NAMES = 4;

/** What came of holding every line of a record against its peers; nothing stands out where nothing was held. */
export const besidePeers = (
  judged: readonly (ReviewedFigure | undefined)[],
  { parts, contents }: Pick<ProjectDetail, 'parts' | 'contents'>,
): { readonly words: string; readonly tone?: 'good' | 'warn' | 'bad'; readonly names: string } => {
  if (judged.every((each) => each === undefined))
    return {
      words:
        parts.length + contents.length > 0 ? '同类样本不足，未与同类核对' : '没有分部与含量，未与同类核对',
      names: '',
    };
  const all = remarkable(judged);
  const odd = all.filter(({ mark }) => !mark);
  const reviewed = all.length - odd.length;
  const isRed = odd.some(({ severity }) => severity === 'red');
  return {
    words: [
      odd.length > 0 ? `${odd.length} 个科目偏差较大` : '指标正常',
      ...(reviewed > 0 ? [`${reviewed} 个已复核为正常`] : []),
    ].join('，'),
    tone: isRed ? 'bad' : odd.length > 0 ? 'warn' : 'good',
    names: odd
      .slice(0, SHOWN_NAMES)
      .map(({ name }) => name)
      .join('、'),
  };
};
