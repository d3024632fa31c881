import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { formatNumber } from '#src/ui/format';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectIsErasing, selectOverview, selectRange } from '../selectors';
import { behaviorList } from '../contract';
import { rangeWords } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './my-data.module.css';

export function EraseButton() {
  const send = useSend();
  const range = useSelector(selectRange);
  const overview = useSelector(selectOverview);
  const isErasing = useSelector(selectIsErasing);
  const [isAsking, setIsAsking] = useState(false);
  const isPart = behaviorList.countFilters(range) > 0;
  const title = isPart ? '删除筛选出的记录' : '删除全部行为数据';
  const erase = () => {
    setIsAsking(false);
    send(commands.eraseData({ scope: isPart ? 'shown' : 'all' }));
  };
  return (
    <>
      <Button danger loading={isErasing} disabled={overview?.total === 0} onClick={() => setIsAsking(true)}>
        {title}
      </Button>
      <Dialog title={title} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>
          将删除{isPart ? rangeWords(range) : '门户保存的全部行为'}
          {overview ? `，共 ${formatNumber(overview.total)} 条` : ''}
          ，分析人员的副本一并删除。删除后无法恢复；需要留存的，请先导出。
        </p>
        <div className={classes('actions', styles.answers)}>
          <Button size="large" onClick={() => setIsAsking(false)}>
            取消
          </Button>
          <Button size="large" type="primary" danger onClick={erase}>
            删除
          </Button>
        </div>
      </Dialog>
    </>
  );
}
