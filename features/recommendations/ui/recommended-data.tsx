import { useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { listPathOf, recordOf, RECORDS } from '#src/contract/records';
import type { Problem } from '#src/kernel/send';
import { classes } from '#src/ui/classes';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands, type Narrowing } from '../commands';
import type { Reason, Recommended } from '../contract';
import { selectData, selectDepartures, selectWater } from '../selectors';
import * as styles from './recommendations.module.css';

const reasonText = (reason: Reason, keyword: string | undefined): string => {
  if (reason === 'search') return keyword ? `与“${keyword}”相关` : '与最近的搜索相关';
  return reason === 'region' ? '所在地区' : '热门';
};

/** Buttons of other slices beside a record: 收藏, 点赞. */
type MarksOf = (row: Pick<Recommended, 'group' | 'id' | 'title'>) => ReactNode;

interface RecommendedListProps {
  readonly rows: readonly Recommended[];
  readonly keyword: string | undefined;
  readonly marksOf: MarksOf;
}

const RecommendedList = ({ rows, keyword, marksOf }: RecommendedListProps) => (
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

const ROWS = 8;

interface RowsProps {
  readonly rows: readonly Recommended[] | undefined;
  readonly problem: Problem | undefined;
  readonly emptyText: string;
  readonly keyword?: string | undefined;
  readonly onRetry: () => void;
  readonly marksOf: MarksOf;
}

const Rows = ({ rows, problem, emptyText, keyword, onRetry, marksOf }: RowsProps) => {
  if (rows && rows.length > 0) return <RecommendedList rows={rows} keyword={keyword} marksOf={marksOf} />;
  if (rows) return <EmptyState kind="none">{emptyText}</EmptyState>;
  if (!problem) return <SkeletonRows rows={ROWS} />;
  return (
    <EmptyState kind="broken" action={{ label: '再试一次', run: onRetry }}>
      {problem.message}
    </EmptyState>
  );
};

export interface RecommendedDataProps extends Narrowing {
  readonly marksOf: MarksOf;
}

/** Two sheets below the fold of the home page: for this region and these searches, and water conservancy. */
export function RecommendedData({ areaId, keyword, marksOf }: RecommendedDataProps) {
  const send = useSend();
  const data = useSelector(selectData);
  const water = useSelector(selectWater);
  const departures = useSelector(selectDepartures);
  useEffect(() => {
    send(commands.recommend({ areaId, keyword }));
  }, [send, areaId, keyword, departures]);
  const onRetry = () => send(commands.recommend({ areaId, keyword }));
  const place = data.found?.areaName;
  return (
    <div className="pair">
      <Sheet title="推荐数据" note={place && `${place}优先`} busy={!data.found && !data.problem}>
        <Rows
          rows={data.found?.rows}
          problem={data.problem}
          keyword={keyword}
          emptyText="数据入库后，在此按您的地区与最近的搜索推荐。"
          onRetry={onRetry}
          marksOf={marksOf}
        />
      </Sheet>
      <Sheet
        title="水利与城市更新推荐"
        note={<a href={`#${listPathOf(RECORDS.water.in)}`}>全部</a>}
        busy={!water.found && !water.problem}
      >
        <Rows
          rows={water.found?.rows}
          problem={water.problem}
          emptyText={water.found?.reason ?? ''}
          onRetry={onRetry}
          marksOf={marksOf}
        />
      </Sheet>
    </div>
  );
}
