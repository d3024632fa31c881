import { Button } from 'antd';
import { useRef, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { TaskCompletion } from '#src/kernel/shared-events';
import { selectCompletion } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './prompts.module.css';

const WIDTH = 360;
const LAYER = 1_070;

interface PraiseProps {
  readonly completion: TaskCompletion;
  readonly onward: Ref<HTMLButtonElement>;
}

function Praise({ completion: { id, task, points, total, next }, onward }: PraiseProps) {
  const send = useSend();
  return (
    <div className={styles.praise}>
      <p>{task}</p>
      {points !== undefined && (
        <p className={classes('warn', styles.points)}>
          <b>+{points}</b> 积分
        </p>
      )}
      {total !== undefined && <p className="muted">当前共 {total} 积分</p>}
      <div className="actions">
        <Button
          size="large"
          ref={next ? null : onward}
          type={next ? 'default' : 'primary'}
          onClick={() => send(commands.leaveCompletion({ id }))}
        >
          知道了
        </Button>
        {next && (
          <Button
            size="large"
            ref={onward}
            type="primary"
            onClick={() => send(commands.leaveCompletion({ id, path: next.path }))}
          >
            {next.title}
          </Button>
        )}
      </div>
    </div>
  );
}

export default function CompletionDialog() {
  const send = useSend();
  const completion = useSelector(selectCompletion);
  const onward = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={completion !== undefined}
      title="任务完成"
      width={WIDTH}
      zIndex={LAYER}
      isLight
      firstFocus={onward}
      onClose={() => completion && send(commands.leaveCompletion({ id: completion.id }))}
    >
      {completion && <Praise key={completion.id} completion={completion} onward={onward} />}
    </Dialog>
  );
}
