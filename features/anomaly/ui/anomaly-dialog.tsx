import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectAccount, selectIsFormOpen } from '../selectors';
import { AnomalyForm } from './anomaly-form';
import * as styles from './anomaly.module.css';

const WIDTH = 440;
/** Above the login dialog, under the captcha. */
const LAYER = 1_060;

export function AnomalyDialog() {
  const send = useSend();
  const isOpen = useSelector(selectIsFormOpen);
  const account = useSelector(selectAccount);
  const explanation = useId();
  return (
    <Dialog
      isOpen={isOpen}
      title="账号登录异常"
      rootClassName={styles.root}
      width={WIDTH}
      zIndex={LAYER}
      aria-describedby={explanation}
      onClose={() => send(commands.cancel())}
    >
      <p id={explanation} className="dialog-text">
        {account && <>账号“{account}”</>}在 30 天内已在 31
        个浏览器上登录，暂时不能登录。请填写您的真实姓名和联系方式，管理员核实后将为您解除限制。
      </p>
      <AnomalyForm />
    </Dialog>
  );
}
