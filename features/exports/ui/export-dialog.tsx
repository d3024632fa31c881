import { useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectExport, selectQuota } from '../selectors';
import { progressWords } from './labels';
import * as styles from './export.module.css';

/** How far the file is, and what it came to. */
const ExportProgress = ({ onClose }: { readonly onClose: () => void }) => {
  const send = useSend();
  const state = useSelector(selectExport);
  const quota = useSelector(selectQuota);
  const isRunning = state.status === 'reading' || state.status === 'writing';
  const share = state.status === 'reading' && state.total ? { value: state.done, max: state.total } : {};
  return (
    <div>
      <p role="status">{progressWords(state, quota)}</p>
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

export interface ExportDialogProps {
  /** 导出列表 */
  readonly title: string;
  readonly disabled?: boolean;
  /** What can be asked for; given a way to close the dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** Closing the dialog does not stop a file that is being made; the button says that it is. */
export function ExportDialog({ title, disabled = false, children }: ExportDialogProps) {
  const send = useSend();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { status } = useSelector(selectExport);
  const open = () => {
    send(commands.dismissExport());
    setIsOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className="button no-print"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={open}
      >
        {status === 'reading' || status === 'writing' ? '导出中…' : '导出'}
      </button>
      <dialog
        ref={dialog}
        className={classes('modal', styles.dialog)}
        aria-label={title}
        closedby="any"
        onClose={() => setIsOpen(false)}
      >
        {isOpen && (
          <>
            <h2>{title}</h2>
            {status === 'idle' ? children(close) : <ExportProgress onClose={close} />}
          </>
        )}
      </dialog>
    </>
  );
}
