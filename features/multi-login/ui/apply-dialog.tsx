import { Button } from 'antd';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSecondsLeft } from '#src/ui/use-seconds-left';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { APPLICATION_LIFE_S } from '../contract';
import { selectApplicant } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './multi-login.module.css';

const WIDTH = 420;
/** Above the login dialog, under the captcha. */
const LAYER = 1_050;

function Waiting({ remainingMs }: { readonly remainingMs: number }) {
  const seconds = useSecondsLeft(remainingMs);
  return (
    <p className="dialog-text">
      申请已发出，正在等待对方答复。
      <span aria-hidden>{seconds} 秒</span>
      后无人答复视为拒绝。
    </p>
  );
}

export function ApplyDialog() {
  const send = useSend();
  const applicant = useSelector(selectApplicant);
  const { status } = applicant;
  const leave = useRef<HTMLButtonElement>(null);
  const isOffered = status === 'offered' || status === 'applying';
  const cancel = () => send(status === 'ended' ? commands.dismissResult() : commands.cancelApplication());
  return (
    <Dialog
      isOpen={isOffered || status === 'waiting' || status === 'ended'}
      title="申请登录"
      width={WIDTH}
      zIndex={LAYER}
      firstFocus={leave}
      onClose={cancel}
    >
      <div role="status" aria-live="polite">
        {isOffered && (
          <p className="dialog-text">
            账号“{applicant.username}
            ”正在其他设备上使用。可以向对方申请登录，对方同意后您将登录，对方将退出。
          </p>
        )}
        {status === 'waiting' && <Waiting key={applicant.remainingMs} remainingMs={applicant.remainingMs} />}
        {status === 'waiting' && applicant.problem && (
          <p className={classes('bad', styles.problem)}>{applicant.problem}</p>
        )}
        {status === 'ended' && <p className="dialog-text">{applicant.message}</p>}
        {status === 'ended' && applicant.isTimeout && (
          <p className="dialog-text">对方没有在 {APPLICATION_LIFE_S} 秒内答复。</p>
        )}
      </div>
      <div className="actions">
        <Button ref={leave} size="large" onClick={cancel}>
          {status === 'ended' ? '关闭' : '取消'}
        </Button>
        {isOffered && (
          <Button
            type="primary"
            size="large"
            loading={status === 'applying'}
            onClick={() => {
              // This button leaves while the answer is awaited, and must not take the focus with it.
              leave.current?.focus();
              send(commands.apply());
            }}
          >
            申请登录
          </Button>
        )}
      </div>
    </Dialog>
  );
}
