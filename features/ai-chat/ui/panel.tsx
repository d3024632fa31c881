import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectChatId, selectProblem, selectTopics } from '../selectors';
import { AskForm } from './ask-form';
import { Conversation } from './conversation';
import { TopicLine } from './topic-line';
import * as styles from './ai-chat.module.css';

/** Topics, the one used last first. */
function History({ onOpened }: { readonly onOpened: () => void }) {
  const send = useSend();
  const topics = useSelector(selectTopics);
  const chatId = useSelector(selectChatId);
  return (
    <nav className={styles.log} aria-label="历史话题">
      {!topics && <p className="muted">正在读取历史…</p>}
      {topics?.length === 0 && <p className="muted">还没有历史话题，提一个问题就会保存在这里。</p>}
      <ul className={classes('column-tight', styles.topics)}>
        {topics?.map((topic) => (
          <TopicLine
            key={topic.chatId}
            topic={topic}
            isCurrent={topic.chatId === chatId}
            onOpen={() => {
              send(commands.openTopic({ chatId: topic.chatId }));
              onOpened();
            }}
          />
        ))}
      </ul>
    </nav>
  );
}

const NARROW = '(max-width: 767px)';

/** Beside the page where there is room; over it, and keeping the focus, on a phone. `onLeft` when it is gone. */
const useDocked = (onLeft: () => void): RefObject<HTMLDialogElement | null> => {
  const panel = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    const media = panel.current?.ownerDocument.defaultView?.matchMedia(NARROW);
    if (!media) return undefined;
    const place = () => {
      const dialog = panel.current;
      if (!dialog) return;
      dialog.close();
      if (media.matches) dialog.showModal();
      else dialog.show();
      dialog.querySelector('textarea')?.focus();
    };
    place();
    media.addEventListener('change', place);
    return () => {
      media.removeEventListener('change', place);
      leave();
    };
  }, []);
  return panel;
};

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
