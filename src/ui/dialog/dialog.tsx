import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';
import { AntdProvider } from '../antd-provider';

export interface DialogProps extends Pick<
  ModalProps,
  'title' | 'width' | 'zIndex' | 'rootClassName' | 'closable' | 'keyboard' | 'afterOpenChange' | 'children'
> {
  readonly 'aria-describedby'?: string;
  readonly isOpen: boolean;
  /** By the cross or by Escape. */
  readonly onClose?: () => void;
}

/**
 * Closes by its cross and by Escape, and not by a click beside it, which would lose what was typed.
 *
 * antd writes an open dialog into its list for Escape while it draws. React may throw a first drawing away, as it does
 * when the store changes while a lazy part is being drawn; such an entry is never taken out, and Escape goes to nobody.
 * So the first drawing is always closed, and opening is an update, which React does not interrupt.
 */
export const Dialog = ({ isOpen, onClose, children, ...modal }: DialogProps) => {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => setIsDrawn(true), []);
  return (
    <AntdProvider>
      <Modal
        {...modal}
        open={isOpen && isDrawn}
        footer={null}
        centered
        destroyOnHidden
        mask={{ closable: false }}
        {...(onClose && { onCancel: onClose })}
      >
        {children}
      </Modal>
    </AntdProvider>
  );
};
