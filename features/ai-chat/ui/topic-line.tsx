import dayjs from 'dayjs';
import { useState } from 'react';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { TITLE_MAX, type Topic } from '../contract';
import * as styles from './ai-chat.module.css';

export interface TopicLineProps {
  readonly topic: Topic;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function RenameForm({ topic, onEnd }: { readonly topic: Topic; readonly onEnd: () => void }) {
  const send = useSend();
  const [title, write] = useState(topic.chatTitle);
  const name = title.trim();
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== topic.chatTitle) send(commands.renameTopic({ chatId: topic.chatId, chatTitle: name }));
        onEnd();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The panel stays, also where the browser would close it.
        event.stopPropagation();
        event.preventDefault();
        onEnd();
      }}
    >
      <input
        className="input"
        aria-label="话题名称"
        maxLength={TITLE_MAX}
        value={title}
        ref={(input) => input?.focus()}
        onChange={({ target }) => write(target.value)}
      />
      <button type="submit" disabled={name === ''}>
        保存
      </button>
      <button type="button" onClick={onEnd}>
        取消
      </button>
    </form>
  );
}

export function TopicLine({ topic, isCurrent, onOpen }: TopicLineProps) {
  const send = useSend();
  const [mode, turn] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const { chatId, chatTitle, updatedAt, questions } = topic;
  const back = () => turn('shown');
  if (mode === 'renaming') {
    return (
      <li>
        <RenameForm topic={topic} onEnd={back} />
      </li>
    );
  }
  return (
    <li>
      <button type="button" className={styles.topic} aria-current={isCurrent || undefined} onClick={onOpen}>
        {chatTitle}
        <small>
          {dayjs(updatedAt).format('YYYY-MM-DD HH:mm')} · {questions} 个问题
        </small>
      </button>
      {mode === 'deleting' ? (
        <span role="group" aria-label={`删除“${chatTitle}”及其全部问答？`}>
          <button
            type="button"
            className={styles.delete}
            onClick={() => send(commands.deleteTopic({ chatId }))}
          >
            确认删除
          </button>
          <button type="button" ref={(button) => button?.focus()} onClick={back}>
            取消
          </button>
        </span>
      ) : (
        <span>
          <button type="button" aria-label={`重命名：${chatTitle}`} onClick={() => turn('renaming')}>
            重命名
          </button>
          <button type="button" aria-label={`删除：${chatTitle}`} onClick={() => turn('deleting')}>
            删除
          </button>
        </span>
      )}
    </li>
  );
}
