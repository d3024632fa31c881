import { Button } from 'antd';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { FORMATS } from '../contract';
import { selectExporting, selectOverview, selectReceipt } from '../selectors';
import { EraseButton } from './erase-button';
import { classes } from '#src/ui/classes';
import * as styles from './my-data.module.css';

const Pause = () => {
  const send = useSend();
  const overview = useSelector(selectOverview);
  if (!overview) return null;
  return overview.pausedAt === null ? (
    <Button onClick={() => send(commands.pauseRecords())}>暂停记录</Button>
  ) : (
    <Button type="primary" onClick={() => send(commands.resumeRecords())}>
      恢复记录
    </Button>
  );
};

export function Tools() {
  const send = useSend();
  const exporting = useSelector(selectExporting);
  const overview = useSelector(selectOverview);
  const receipt = useSelector(selectReceipt);
  return (
    <>
      <div className={classes('actions no-print', styles.tools)}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            loading={exporting === format}
            disabled={exporting !== undefined && exporting !== format}
            onClick={() => send(commands.exportData({ format }))}
          >
            导出 {format.toUpperCase()}
          </Button>
        ))}
        <EraseButton />
        <Pause />
      </div>
      {overview?.pausedAt && (
        <p className={styles.paused} role="status">
          已暂停记录：从暂停起，您登录后的操作不再保存。
        </p>
      )}
      {receipt && (
        <p className={styles.receipt} role="status">
          已删除 {receipt.erased} 条，回执编号 <b>{receipt.receipt}</b>
        </p>
      )}
    </>
  );
}
