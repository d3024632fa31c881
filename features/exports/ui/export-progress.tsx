import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectExport } from '../selectors';
import { progressWords } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './export.module.css';

/** How far the file is, and what it came to. */
export const ExportProgress = ({ onClose }: { readonly onClose: () => void }) => {
  const send = useSend();
  const state = useSelector(selectExport);
  const isRunning = state.status === 'reading' || state.status === 'writing';
  const share = state.status === 'reading' && state.total ? { value: state.done, max: state.total } : {};
  return (
    <div>
      <p role="status">{progressWords(state)}</p>
      {isRunning && <progress {...share} aria-label="导出进度" />}
      <div className={classes('actions', styles.actions)}>
        {isRunning ? (
          <button type="button" className="button" onClick={() => send(commands.cancelExport())}>
            取消导出
          </button>
        ) : (
          <button type="button" className="button" onClick={() => send(commands.dismissExport())}>
            再导出一份
          </button>
        )}
        <button type="button" className={isRunning ? 'button' : 'button button-fill'} onClick={onClose}>
          {isRunning ? '在后台继续' : '关闭'}
        </button>
      </div>
    </div>
  );
};
