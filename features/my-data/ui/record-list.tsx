import { Button } from 'antd';
import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { formatNumber } from '#src/ui/format';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { behaviorList, KIND_LABELS } from '../contract';
import { selectList } from '../selectors';
import { byDay, timeOf, type DayGroup } from './by-day';
import { rangeWords } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './my-data.module.css';

const Day = ({ group: { day, count, records } }: { readonly group: DayGroup }) => (
  <section className={styles.day} aria-label={day}>
    <h3>
      {day}
      {count !== undefined && <small>{formatNumber(count)} 条</small>}
    </h3>
    <ul>
      {records.map(({ id, at, kind, what, detail, fncode }) => (
        <li key={id}>
          <time dateTime={at}>{timeOf(at)}</time>
          <span className={styles.kind}>{KIND_LABELS[kind]}</span>
          <span className={styles.what} title={`事件码 ${fncode}`}>
            {what}
            {detail && <small>{detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

export function RecordList() {
  const send = useSend();
  const { status, view, records, next, isLoadingMore, problem, overview } = useSelector(selectList);
  if (status === 'failed') {
    return (
      <EmptyState
        kind="broken"
        title="行为数据没有取到"
        action={{ label: '再试一次', run: () => send(commands.findList(view)) }}
        {...(problem?.requestId && { requestId: problem.requestId })}
      >
        {problem?.message}
      </EmptyState>
    );
  }
  if (records.length === 0 && status !== 'shown') {
    return (
      <div aria-busy="true">
        <span className="sr-only">正在载入行为数据</span>
        <SkeletonRows rows={8} />
      </div>
    );
  }
  if (records.length === 0) {
    return behaviorList.countFilters(view) > 0 ? (
      <EmptyState
        kind="filtered"
        action={{
          label: '清除筛选',
          run: () => send(commands.clearFilters()),
        }}
      >
        没有{rangeWords(view)}的记录。
      </EmptyState>
    ) : (
      <EmptyState kind="none" title="没有您的行为记录">
        {overview?.pausedAt ? '您已暂停记录。' : '记录从下一次操作开始。'}
      </EmptyState>
    );
  }
  return (
    <div className={classes('dims', styles.list)} aria-busy={status === 'loading'}>
      {byDay(records, overview).map((group) => (
        <Day key={group.day} group={group} />
      ))}
      {next && (
        <Button block size="large" loading={isLoadingMore} onClick={() => send(commands.loadMore())}>
          更早的记录
        </Button>
      )}
    </div>
  );
}
