import type { ReactNode } from 'react';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { recordOf } from '#src/contract/records';
import type { Reason, Recommended } from '../contract';
import { classes } from '#src/ui/classes';
import * as styles from './recommendations.module.css';

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
  <ul className={classes('ruled', styles.list)}>
    {rows.map(({ group, id, path, title, areaName, publishedOn, provenance, reason }) => (
      <li key={`${group} ${id}`}>
        <small className={classes('ellipsis', styles.group)}>{recordOf(group).found.name}</small>
        <span className={classes('ellipsis', styles.title)}>
          <a href={`#${path}`}>{title}</a> <SampleBadge sample={provenance.kind === 'sample'} />
        </span>
        <small className={classes('ellipsis', styles.place)}>
          {[areaName, publishedOn].filter(Boolean).join(' · ')}
        </small>
        <small className={classes('ellipsis', reason === 'search' && 'brand', styles.reason)}>
          <span className="sr-only">推荐理由：</span>
          {reasonText(reason, keyword)}
        </small>
        <span className={styles.marks}>{marksOf({ group, id, title })}</span>
      </li>
    ))}
  </ul>
);
