import { useSelector } from 'react-redux';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { selectList } from '../../selectors';
import { NothingFound } from './nothing-found';
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

export const Results = ({ areaName, ...rows }: ResultsProps) => {
  const send = useSend();
  const list = useSelector(selectList);
  const { status, view, problem } = list;
  if (status === 'failed') {
    return (
      <Unavailable
        problem={problem}
        title="没能取到综合单价"
        openTo="综合单价列表向登录会员开放。"
        onRetry={() => send(commands.findUnitPrices({ view, isRepeated: true }))}
      />
    );
  }
  if (rowCount(list) > 0) return <Rows {...rows} />;
  return status === 'shown' ? <NothingFound areaName={areaName} /> : <Waiting />;
};
