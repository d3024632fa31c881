import { Modal, type ModalProps } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { AntdProvider } from '../antd-provider';
import { beginFocus } from './begin-focus';
import { goOnAtPage } from './go-on-at-page';

export interface DialogProps extends Pick<
  ModalProps,
  | 'title'
  | 'width'
  | 'zIndex'
  | 'rootClassName'
  | 'closable'
  | 'keyboard'
  | 'afterOpenChange'
  | 'afterClose'
  | 'children'
> {
  readonly 'aria-describedby'?: string;
  readonly isOpen: boolean;
  /** Nothing in it can be lost: a click beside it closes, too. */
  readonly isLight?: boolean;
  /** Where the focus begins; without it, at the first field. */
  readonly firstFocus?: RefObject<{ focus(): void } | null>;
  /** By the cross or by Escape. */
  readonly onClose?: () => void;
}

/**
 * Closes by its cross and by Escape, and not by a click beside it, which would lose what was typed. antd leaves
 * the focus at the cross, where the next Enter closes; it begins inside instead, once the opening is drawn to its end.
 *
 * antd writes an open dialog into its list for Escape while it draws. React may throw a first drawing away, as it does
 * when the store changes while a lazy part is being drawn; such an entry is never taken out, and Escape goes to nobody.
 * So the first drawing is always closed, and opening is an update, which React does not interrupt.
 */
export const Dialog = ({
  isOpen,
  isLight = false,
  firstFocus,
  onClose,
  afterOpenChange,
  children,
  ...modal
}: DialogProps) => {
  const [isDrawn, setIsDrawn] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => setIsDrawn(true), []);
  return (
    <AntdProvider>
      <Modal
        {...modal}
        open={isOpen && isDrawn}
        footer={null}
        centered
        destroyOnHidden
        mask={{ closable: isLight }}
        afterOpenChange={(open) => {
          afterOpenChange?.(open);
          // antd gives the focus back to what opened the dialog. That has gone where somebody has logged in.
          if (!open) goOnAtPage();
          else if (body.current) beginFocus(body.current, firstFocus?.current);
        }}
        {...(onClose && { onCancel: onClose })}
      >
        <div ref={body}>{children}</div>
      </Modal>
    </AntdProvider>
  );
};
