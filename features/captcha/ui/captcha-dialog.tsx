import { Button } from 'antd';
import { useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectIsCaptchaOpen, selectProblem, selectStatus, selectWaitingCount } from '../selectors';
import { buttonText, progressText } from './labels';
import * as styles from './captcha.module.css';

const WIDTH = 400;
/** Above every other dialog: the login may be the very thing that waits for it. */
const LAYER = 1_100;

/** Nothing to read off a picture and nothing to solve: one press, and the browser does the work. */
export function CaptchaDialog() {
  const send = useSend();
  const isOpen = useSelector(selectIsCaptchaOpen);
  const status = useSelector(selectStatus);
  const waiting = useSelector(selectWaitingCount);
  const problem = useSelector(selectProblem);
  const button = useRef<HTMLButtonElement>(null);
  const explanation = useId();
  const isBusy = status === 'working';
  return (
    <Dialog
      isOpen={isOpen}
      title="安全验证"
      width={WIDTH}
      zIndex={LAYER}
      aria-describedby={explanation}
      firstFocus={button}
      onClose={() => send(commands.dismiss())}
    >
      <p id={explanation} className="dialog-text">
        为防止程序批量操作，继续之前需要验证一次。按下按钮后，浏览器会自动完成一小段计算，通常不到一秒，无需辨认图片或输入文字。
      </p>
      <p className={styles.progress} data-status={status} role="status" aria-live="polite">
        {progressText(status, waiting, problem)}
      </p>
      <div className="actions">
        <Button size="large" onClick={() => send(commands.dismiss())}>
          {status === 'passed' ? '关闭' : '取消'}
        </Button>
        <Button
          ref={button}
          type="primary"
          size="large"
          loading={isBusy}
          aria-disabled={isBusy || status === 'passed'}
          onClick={() => send(commands.begin())}
        >
          {buttonText(status)}
        </Button>
      </div>
    </Dialog>
  );
}
