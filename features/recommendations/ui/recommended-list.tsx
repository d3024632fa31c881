import type { ReactNode } from 'react';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { recordOf } from '#src/contract/records';
import type { Reason, Recommended } from '../contract';

const reasonText = (reason: Reason, keyword: string | undefined): string => {
  if (reason === 'search') return keyword ? `与“${keyword}”相关` : '与最近的搜索相关';
  return reason === 'region' ? '所在地区' : '热门';
};

/** Buttons of other slices beside a record: 收藏, 点赞. */
export type MarksOf = (row: Pick<Recommended, 'group' | 'id' | 'title'>) => ReactNode;

interface RecommendedListProps {
  readonly rows: readonly Recommended[];
  readonly keyword: string | undefined;
  readonly marksOf: MarksOf;
}

export const RecommendedList = ({ rows, keyword, marksOf }: RecommendedListProps) => (
  <ul className="recommended">
    {rows.map(({ group, id, path, title, areaName, publishedOn, provenance, reason }) => (
      <li key={`${group} ${id}`}>
        <small className="recommended-group">{recordOf(group).found.name}</small>
        <span className="recommended-title">
          <a href={`#${path}`}>{title}</a> <SampleBadge sample={provenance.kind === 'sample'} />
        </span>
        <small className="recommended-place">{[areaName, publishedOn].filter(Boolean).join(' · ')}</small>
        <small className={`recommended-reason recommended-${reason}`}>
          <span className="sr-only">推荐理由：</span>
          {reasonText(reason, keyword)}
        </small>
        <span className="recommended-marks">{marksOf({ group, id, title })}</span>
      </li>
    ))}
  </ul>
);
