import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectIsInternal, selectIsOpen } from '../selectors';
import { Panel } from './panel';
import { classes } from '#src/ui/classes';
import * as styles from './ai-chat.module.css';

/** The button, and the panel it opens; nothing at all for accounts that are not internal. */
export function AiChat() {
  const send = useSend();
  const isInternal = useSelector(selectIsInternal);
  const isOpen = useSelector(selectIsOpen);
  // Outlives the panel: what was being typed is there again.
  const [draft, write] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  if (!isInternal) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes('button button-fill no-print', styles.button)}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => send(isOpen ? commands.closePanel() : commands.openPanel())}
      >
        智能问答
      </button>
      {isOpen && <Panel draft={draft} onDraft={write} onLeft={() => button.current?.focus()} />}
    </>
  );
}
