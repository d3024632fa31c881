import { Button } from 'antd';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSecondsLeft } from '#src/ui/use-seconds-left';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Application } from '../contract';
import { selectAnswerProblem, selectApplication, selectIsAnswering } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './multi-login.module.css';

const WIDTH = 420;
const LAYER = 1_050;
const UNKNOWN = '未知';

const time = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});

function Who({ application }: { readonly application: Application }) {
  const { browser, system, place, at, remainingMs } = application;
  const seconds = useSecondsLeft(remainingMs);
  return (
    <>
      <p className="dialog-text">有人使用您的账号和密码申请登录。同意后，本次登录将退出。</p>
      <dl className={styles.who}>
        <dt>浏览器</dt>
        <dd>{browser || UNKNOWN}</dd>
        <dt>系统</dt>
        <dd>{system || UNKNOWN}</dd>
        <dt>地点</dt>
        <dd>{place || UNKNOWN}</dd>
        <dt>时间</dt>
        <dd>{time.format(new Date(at))}</dd>
      </dl>
      <p className="dialog-text">
        <span>{seconds} 秒</span>
        后未答复视为拒绝。如果不是您本人或同事，请拒绝并尽快修改密码。
      </p>
    </>
  );
}

export function AnswerDialog() {
  const send = useSend();
  const application = useSelector(selectApplication);
  const isAnswering = useSelector(selectIsAnswering);
  const problem = useSelector(selectAnswerProblem);
  const deny = useRef<HTMLButtonElement>(null);
  const answer = (option: 'allow' | 'deny') => send(commands.answerApplication({ option }));
  return (
    <Dialog
      isOpen={application !== undefined}
      title="登录申请"
      width={WIDTH}
      zIndex={LAYER}
      closable={false}
      keyboard={false}
      // The next key of a member who is typing must not agree to it.
      firstFocus={deny}
    >
      {application && <Who key={application.id} application={application} />}
      <p className={classes('bad', styles.problem)} role="alert">
        {problem}
      </p>
      <div className="actions">
        <Button ref={deny} size="large" disabled={isAnswering} onClick={() => answer('deny')}>
          拒绝
        </Button>
        <Button type="primary" size="large" loading={isAnswering} onClick={() => answer('allow')}>
          同意
        </Button>
      </div>
    </Dialog>
  );
}
