import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { minuteAt } from '#src/contract/shanghai-time';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { OwnFeedback } from '../contract';
import { selectOwn } from '../selectors';
import * as styles from './messages.module.css';

const Answer = ({ answer, answeredAt }: Pick<OwnFeedback, 'answer' | 'answeredAt'>) =>
  answer === null || answeredAt === null ? (
    <p className="muted">等待答复</p>
  ) : (
    <div className={styles.answer}>
      <p className="muted">答复 · {minuteAt(answeredAt)}</p>
      <p className={styles.text}>{answer}</p>
    </div>
  );

const Message = ({ description, at, isAdopted, answer, answeredAt }: OwnFeedback) => (
  <li className={styles.message}>
    <p className="muted">
      {minuteAt(at)} {isAdopted && <span className="tag good">已采纳</span>}
    </p>
    <p className={styles.text}>{description}</p>
    {!(isAdopted && answer === null) && <Answer answer={answer} answeredAt={answeredAt} />}
  </li>
);

function OwnMessages() {
  const send = useSend();
  const { status, feedback, problem } = useSelector(selectOwn);
  if (status === 'failed')
    return (
      <Unavailable
        problem={problem}
        title="没能取到反馈"
        openTo="消息中心向登录的会员开放。"
        onRetry={() => send(commands.loadOwn())}
      />
    );
  if (status !== 'shown' && feedback.length === 0)
    return (
      <div aria-busy="true">
        <span className="sr-only">正在载入反馈</span>
        <SkeletonRows rows={4} />
      </div>
    );
  if (feedback.length === 0)
    return (
      <EmptyState
        kind="none"
        title="还没有提交过反馈"
        action={{ label: '写反馈', run: () => send(commands.openFeedback({})) }}
      >
        提交的问题、建议和答复都在这里。
      </EmptyState>
    );
  return (
    <ul className={styles.messages}>
      {feedback.map((one) => (
        <Message key={one.id} {...one} />
      ))}
    </ul>
  );
}

/** What the member sent, newest first, and what the house said to it. */
export function MessagesPage() {
  return (
    <>
      <h1>消息中心</h1>
      <Sheet title="我的反馈" note="问题、建议与答复">
        <OwnMessages />
      </Sheet>
    </>
  );
}
