import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { minuteAt } from '#src/contract/shanghai-time';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Granted } from '../contract';
import {
  selectGranted,
  selectIsMember,
  selectIsTrialOpen,
  selectMayCorrect,
  selectReason,
  selectRound,
  selectStep,
  selectWaitsForLogin,
} from '../selectors';
import { TrialForm } from './trial-form';
import * as styles from './trial.module.css';

const WIDTH = 520;
const LAYER = 1_020;
/** The login lies over it. */
const LAYER_WAITING = 990;

const titles = {
  form: '申请试用',
  applying: '申请试用',
  rejected: '很遗憾，申请试用失败！',
  granted: '恭喜您，试用申请成功！',
} as const;

interface OutcomeProps {
  readonly children: ReactNode;
  readonly beside?: ReactNode;
  readonly button: string;
  readonly onClose: () => void;
}

function Outcome({ children, beside, button, onClose }: OutcomeProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <div role="status">{children}</div>
      <div className="actions">
        {beside}
        <Button ref={close} type="primary" size="large" onClick={onClose}>
          {button}
        </Button>
      </div>
    </>
  );
}

function Success({ realName, accountName, effectiveDate }: Granted) {
  const isMember = useSelector(selectIsMember);
  return (
    <>
      <p className="dialog-text">{realName}，您好！3 天 VIP 试用已经开通。</p>
      <dl className={styles.granted}>
        <dt>试用账号</dt>
        <dd>{accountName}</dd>
        <dt>有效期至</dt>
        <dd>{minuteAt(effectiveDate)}</dd>
      </dl>
      {!isMember && <p className="dialog-text">请用申请时的手机号和短信验证码登录使用。</p>}
    </>
  );
}

function Parts({ onClose }: { readonly onClose: () => void }) {
  const send = useSend();
  const step = useSelector(selectStep);
  const reason = useSelector(selectReason);
  const granted = useSelector(selectGranted);
  const mayCorrect = useSelector(selectMayCorrect);
  const isMember = useSelector(selectIsMember);
  const isForm = step === 'form' || step === 'applying';
  return (
    <>
      {/* Kept while the failure is read: what was typed is there again. */}
      {step !== 'granted' && (isForm || mayCorrect) && (
        <div hidden={!isForm}>
          <TrialForm onCancel={onClose} />
        </div>
      )}
      {step === 'rejected' && (
        <Outcome
          button="知道了"
          beside={
            mayCorrect && (
              <Button size="large" onClick={() => send(commands.correct())}>
                返回修改
              </Button>
            )
          }
          onClose={onClose}
        >
          <p className="dialog-text">{reason}</p>
        </Outcome>
      )}
      {granted && step === 'granted' && (
        <Outcome button={isMember ? '立即使用' : '知道了'} onClose={onClose}>
          <Success {...granted} />
        </Outcome>
      )}
    </>
  );
}

/** The application, and what came of it. */
export default function TrialDialog() {
  const send = useSend();
  const isOpen = useSelector(selectIsTrialOpen);
  const step = useSelector(selectStep);
  const round = useSelector(selectRound);
  const waitsForLogin = useSelector(selectWaitsForLogin);
  const close = () => send(commands.closeTrial());
  return (
    <Dialog
      isOpen={isOpen}
      title={titles[step]}
      width={WIDTH}
      zIndex={waitsForLogin ? LAYER_WAITING : LAYER}
      onClose={close}
    >
      <Parts key={round} onClose={close} />
    </Dialog>
  );
}
