import type { KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { QUESTION_MAX } from '../contract';
import { selectIsAnswering } from '../selectors';
import * as styles from './ai-chat.module.css';

export interface AskFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onAsked: () => void;
}

/** What ended a composition is not meant for the form. */
const COMPOSING = 229;
const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari ends the composition before the Enter that ended it: only the code still tells.
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== COMPOSING;

export function AskForm({ text, onText, onAsked }: AskFormProps) {
  const send = useSend();
  const isAnswering = useSelector(selectIsAnswering);
  const isEmpty = text.trim() === '';
  const ask = () => {
    if (isAnswering || isEmpty) return;
    send(commands.ask({ question: text }));
    onText('');
    onAsked();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label className="sr-only" htmlFor="ai-chat-question">
        问题
      </label>
      <textarea
        className="input"
        id="ai-chat-question"
        rows={2}
        maxLength={QUESTION_MAX}
        placeholder="例如：广东高层住宅的单方造价"
        aria-describedby="ai-chat-hint"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (!sends(event)) return;
          event.preventDefault();
          ask();
        }}
      />
      <div className={styles.formFoot}>
        <span id="ai-chat-hint" className="muted">
          Enter 发送，Shift + Enter 换行
        </span>
        {isAnswering ? (
          <button type="button" className="button" onClick={() => send(commands.stop())}>
            停止
          </button>
        ) : (
          <button type="submit" className="button button-fill" disabled={isEmpty}>
            发送
          </button>
        )}
      </div>
    </form>
  );
}
