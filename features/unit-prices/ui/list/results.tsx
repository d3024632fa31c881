import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { formatNumber } from '#src/ui/format';
import { useList } from '#src/ui/listing/use-list';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { listDriver } from '../../list-driver';
import { selectList } from '../../selectors';
import { rowCount } from './row-count';
import { Rows, type RowsProps } from './rows';
import { WaitingLine } from './waiting-line';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

const ROWS_WHILE_LOADING = 8;

const Waiting = () => (
  <div className={classes(styles.rows, styles.rowsWaiting)} aria-busy="true">
    <p className="sr-only" role="status">
      正在载入综合单价
    </p>
    <div aria-hidden>
      {Array.from({ length: ROWS_WHILE_LOADING }, (_, row) => (
        <div key={row}>
          <WaitingLine />
        </div>
      ))}
    </div>
  </div>
);

export interface ResultsProps extends RowsProps {
  readonly areaName: string | undefined;
}

export const Results = ({ areaName = '所选地区', ...rows }: ResultsProps) => {
  const list = useSelector(selectList);
  const { status, problem, filters, clear, retry } = useList(listDriver);
  if (status === 'failed') {
    return (
      <Unavailable
        problem={problem}
        title="没能取到综合单价"
        openTo="综合单价列表向登录会员开放。"
        onRetry={retry}
      />
    );
  }
  if (rowCount(list) > 0) return <Rows {...rows} />;
  if (status !== 'shown') return <Waiting />;
  // What is missing now may be among those that are still being made.
  if (list.loading) {
    const { stored, wanted } = list.loading;
    return (
      <EmptyState kind="loading" title="样例综合单价正在生成" action={{ label: '刷新', run: retry }}>
        已有 {formatNumber(stored)} 条，共 {formatNumber(wanted)} 条；{areaName}
        {filters > 0 && '在所选条件下'}暂时还没有。
      </EmptyState>
    );
  }
  return filters === 0 ? (
    <EmptyState kind="none" title={`${areaName}还没有综合单价`}>
      换一个地区，或在导入本单位的清单后再看。
    </EmptyState>
  ) : (
    <EmptyState kind="filtered" title="没有符合条件的综合单价" action={{ label: '清空条件', run: clear }}>
      在{areaName}，现有 {filters} 个条件同时成立的一条也没有。去掉上方任一条件，或换一个地区再看。
    </EmptyState>
  );
};
