import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classes } from '../classes';
import './dialog-button.css';

export interface DialogButtonProps {
  /** Names the dialog, and heads it unless it lies at the foot of the window. */
  readonly title: string;
  readonly place?: 'middle' | 'left' | 'bottom';
  readonly button: Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { readonly 'data-chosen'?: boolean };
  /** Drawn while it is open; given a way to close it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button and the browser's own dialog behind it; Escape closes it, and the focus returns. */
export const DialogButton = ({ title, place = 'middle', button, children }: DialogButtonProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => dialog.current?.close();
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button {...button} type="button" aria-haspopup="dialog" onClick={open} />
      <dialog
        ref={dialog}
        className={classes('modal', `dialog-${place}`)}
        aria-label={title}
        closedby="any"
        onClose={() => setIsOpen(false)}
      >
        {isOpen && (
          <>
            {place !== 'bottom' && (
              <header className="dialog-head">
                <b>{title}</b>
                <button type="button" className="icon-button" aria-label="关闭" onClick={close}>
                  ×
                </button>
              </header>
            )}
            {children(close)}
          </>
        )}
      </dialog>
    </>
  );
};
