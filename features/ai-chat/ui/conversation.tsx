import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectExchanges, selectIsAnswering, selectIsLoading } from '../selectors';
import { AnswerView } from './answer-view';
import { EXAMPLES } from './labels';
import * as styles from './ai-chat.module.css';

function Welcome() {
  const send = useSend();
  return (
    <div className={styles.welcome}>
      <p>回答全部由本站指标库计算得出，每个数字都注明来历。可以这样问：</p>
      <ul className="row">
        {EXAMPLES.map((question) => (
          <li key={question}>
            <button className="pill" type="button" onClick={() => send(commands.ask({ question }))}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Conversation() {
  const exchanges = useSelector(selectExchanges);
  const isAnswering = useSelector(selectIsAnswering);
  const isLoading = useSelector(selectIsLoading);
  const list = useRef<HTMLDivElement>(null);
  const last = exchanges.at(-1);
  useEffect(() => {
    // Chromium answers with a promise, which React would take for a clean-up.
    void list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <div
      ref={list}
      className={styles.log}
      role="log"
      aria-label="问答记录"
      aria-busy={isAnswering || isLoading}
      // Scrolled with the keys as well.
      tabIndex={0}
    >
      {isLoading && <p className="muted">正在打开话题…</p>}
      {!isLoading && exchanges.length === 0 && <Welcome />}
      {exchanges.map((one) => (
        <AnswerView key={one.askId} exchange={one} />
      ))}
    </div>
  );
}
