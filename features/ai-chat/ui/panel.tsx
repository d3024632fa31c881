import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectProblem } from '../selectors';
import { AskForm } from './ask-form';
import { Conversation } from './conversation';
import { History } from './history';
import { useDocked } from './use-docked';
import { classes } from '#src/ui/classes';
import * as styles from './ai-chat.module.css';

export interface PanelProps {
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onLeft: () => void;
}

export function Panel({ draft, onDraft, onLeft }: PanelProps) {
  const send = useSend();
  const problem = useSelector(selectProblem);
  const [showsHistory, showHistory] = useState(false);
  const panel = useDocked(onLeft);
  const close = () => send(commands.closePanel());
  return (
    <dialog
      ref={panel}
      className={styles.root}
      aria-labelledby="ai-chat-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && close()}
    >
      <header className={styles.head}>
        <h2 id="ai-chat-title">智能问答</h2>
        <button type="button" aria-pressed={showsHistory} onClick={() => showHistory(!showsHistory)}>
          历史
        </button>
        <button
          type="button"
          onClick={() => {
            send(commands.startTopic());
            showHistory(false);
          }}
        >
          新话题
        </button>
        <button type="button" aria-label="关闭智能问答" onClick={close}>
          ×
        </button>
      </header>
      {problem && (
        <p className={classes('bad', styles.problem)} role="alert">
          {problem}
        </p>
      )}
      {showsHistory ? <History onOpened={() => showHistory(false)} /> : <Conversation />}
      <AskForm text={draft} onText={onDraft} onAsked={() => showHistory(false)} />
    </dialog>
  );
}
