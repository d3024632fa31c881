import { Tabs, type InputRef } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { PictureSetting, type PictureFormat } from '#src/ui/picture.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { LoginTab } from '../contract';
import { selectIsDialogOpen, selectTab } from '../selectors';
import { AccountForm } from './account-form';
import type { AccountLinks } from './account-links';
import { LoginPictures } from './login-pictures';
import * as styles from './auth.module.css';

export type LoginDialogProps = AccountLinks & {
  /** The other ways in, each a slice of its own. */
  readonly phone?: ReactNode;
  readonly qr?: ReactNode;
  /** How the house of the pictures is asked for their quality. */
  readonly pictures?: PictureFormat | undefined;
};

const WIDTH = 740;

/** Opened by the state alone. */
export function LoginDialog({ forgotPasswordUrl, registerUrl, phone, qr, pictures }: LoginDialogProps) {
  const send = useSend();
  const isOpen = useSelector(selectIsDialogOpen);
  const tab = useSelector(selectTab);
  const firstField = useRef<InputRef>(null);
  const account = <AccountForm firstField={firstField} links={{ forgotPasswordUrl, registerUrl }} />;
  return (
    <Dialog
      isOpen={isOpen}
      title="登录造价指标网"
      width={WIDTH}
      firstFocus={firstField}
      onClose={() => send(commands.closeLogin())}
    >
      <div className={styles.columns}>
        <PictureSetting value={pictures}>
          <LoginPictures />
        </PictureSetting>
        <Tabs
          activeKey={String(tab)}
          onChange={(key) => send(commands.chooseTab({ tab: Number(key) as LoginTab }))}
          destroyOnHidden
          items={[
            { key: '1', label: '账号登录', children: account },
            ...(phone ? [{ key: '2', label: '手机登录', children: phone }] : []),
            ...(qr ? [{ key: '3', label: '扫码登录', children: qr }] : []),
          ]}
        />
      </div>
    </Dialog>
  );
}
