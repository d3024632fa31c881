import { Button } from 'antd';
import { useSelector } from 'react-redux';
import { AntdProvider } from '#src/ui/antd-provider.tsx';
import { NarrowSheet } from '#src/ui/form/narrow-sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { RequestState } from '../selectors';
import { selectRequest } from '../selectors';
import { failureText, rowsOf } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './qr.module.css';

interface QuestionProps {
  readonly state: RequestState;
  readonly onAnswer: (agree: boolean) => void;
}

const Question = ({ state: { request, step, problem }, onAnswer }: QuestionProps) => {
  if (!request) return null;
  const isAnswering = step === 'answering';
  return (
    <>
      <p>有一台设备正在申请登录您的账号，请核对：</p>
      <dl className="facts">
        {rowsOf(request).map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">如果不是您本人正在登录，或二维码由他人发来，请点击“取消”。</p>
      <p className={classes('bad', styles.problem)} role="alert">
        {problem && failureText(problem)}
      </p>
      <Button type="primary" size="large" block loading={isAnswering} onClick={() => onAnswer(true)}>
        确认登录
      </Button>
      <Button size="large" block disabled={isAnswering} onClick={() => onAnswer(false)}>
        取消
      </Button>
    </>
  );
};

const endings: Partial<Readonly<Record<RequestState['step'], string>>> = {
  agreed: '已确认，请在申请登录的设备上继续操作。',
  declined: '已取消，对方设备没有登录。',
};

const Body = () => {
  const send = useSend();
  const state = useSelector(selectRequest);
  const { step, uuid, problem } = state;
  const ending = endings[step];
  if (ending) return <p role="status">{ending}</p>;
  if (step === 'failed') {
    return (
      <>
        <p role="alert">{failureText(problem)}</p>
        <Button size="large" block onClick={() => send(commands.reviewDevice({ uuid }))}>
          重试
        </Button>
      </>
    );
  }
  if (step === 'idle' || step === 'opening') return <p role="status">正在核对二维码…</p>;
  return <Question state={state} onAnswer={(agree) => send(commands.answerDevice({ agree }))} />;
};

/** What the phone shows after it scanned a code. */
export function ConfirmPage() {
  return (
    <AntdProvider>
      <NarrowSheet title="扫码登录确认" className={styles.confirm}>
        <Body />
      </NarrowSheet>
    </AntdProvider>
  );
}
