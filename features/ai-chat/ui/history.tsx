import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectChatId, selectTopics } from '../selectors';
import { TopicLine } from './topic-line';
import { classes } from '#src/ui/classes';
import * as styles from './ai-chat.module.css';

/** Topics, the one used last first. */
export function History({ onOpened }: { readonly onOpened: () => void }) {
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
