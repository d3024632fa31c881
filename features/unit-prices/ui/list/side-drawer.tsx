import { useRef, useState, type ReactNode } from 'react';

export interface SideDrawerProps {
  /** Of the button that opens it. */
  readonly label: string;
  readonly title: string;
  readonly className: string;
  /** Drawn when it is open; given a way to close it. */
  readonly children: (close: () => void) => ReactNode;
}

/** What stands beside the list waits behind a button on narrow screens; Escape closes it, and focus returns. */
export const SideDrawer = ({ label, title, className, children }: SideDrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => dialog.current?.close();
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className={`button ${className}`} aria-haspopup="dialog" onClick={open}>
        {label}
      </button>
      <dialog ref={dialog} className="unit-drawer" aria-label={title} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <>
            <header className="unit-drawer-head">
              <b>{title}</b>
              <button type="button" aria-label="关闭" onClick={close}>
                ×
              </button>
            </header>
            {children(close)}
          </>
        )}
      </dialog>
    </>
  );
};
