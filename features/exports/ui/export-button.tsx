import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '../../../src/ui/use-send';
import { commands } from '../commands';
import { selectExport } from '../selectors';
import { ExportForm } from './export-form';
import { ExportProgress } from './export-progress';
import type { Total } from './words';
import './styles/export.css';

export interface ExportButtonProps {
  /** Name under which the list was offered. */
  readonly list: string;
  /** On the screen. */
  readonly rows: number;
  readonly total: Total | undefined;
}

/** Closing the dialog does not stop a file that is being made; the button says that it is. */
export function ExportButton({ list, rows, total }: ExportButtonProps) {
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
        className="button export-open"
        aria-haspopup="dialog"
        disabled={rows === 0}
        onClick={open}
      >
        {status === 'reading' || status === 'writing' ? '导出中…' : '导出'}
      </button>
      <dialog
        ref={dialog}
        className="export-dialog"
        aria-label="导出列表"
        closedby="any"
        onClose={() => setIsOpen(false)}
      >
        {isOpen && (
          <>
            <h2>导出列表</h2>
            {status === 'idle' ? (
              <ExportForm
                rows={rows}
                total={total}
                onExport={(wish) => send(commands.exportList({ list, ...wish }))}
                onClose={close}
              />
            ) : (
              <ExportProgress onClose={close} />
            )}
          </>
        )}
      </dialog>
    </>
  );
}
