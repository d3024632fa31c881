import { Modal, type InputRef } from 'antd';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { AntdProvider } from '../../../src/ui/antd-provider';
import { useSend } from '../../../src/ui/use-send';
import { commands } from '../commands';
import { selectIsDialogOpen } from '../selectors';
import { AccountForm } from './account-form';
import type { AccountLinks } from './account-links';
import './styles/login.css';

export type LoginDialogProps = AccountLinks;

const WIDTH = 400;

/** Opened by the state alone; closed by its button and by Escape, and not by a click beside it, which would lose what was typed. */
export function LoginDialog({ forgotPasswordUrl, registerUrl }: LoginDialogProps) {
  const send = useSend();
  const isOpen = useSelector(selectIsDialogOpen);
  const firstField = useRef<InputRef>(null);
  return (
    <AntdProvider>
      <Modal
        open={isOpen}
        title="账号登录"
        footer={null}
        width={WIDTH}
        centered
        destroyOnHidden
        mask={{ closable: false }}
        afterOpenChange={(open) => open && firstField.current?.focus()}
        onCancel={() => send(commands.closeLogin())}
      >
        <AccountForm firstField={firstField} links={{ forgotPasswordUrl, registerUrl }} />
      </Modal>
    </AntdProvider>
  );
}
