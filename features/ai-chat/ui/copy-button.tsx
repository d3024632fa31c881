import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectCopied } from '../selectors';
import type { Exchange } from '../exchange';
import { textOf } from './text-of';
import { classes } from '#src/ui/classes';
import * as styles from './ai-chat.module.css';

const COPIED = '已复制';
const REFUSED = '浏览器不允许复制，请手动选择';

/** Copies the answer together with its citations. */
export function CopyButton({ exchange }: { readonly exchange: Exchange }) {
  const send = useSend();
  const copied = useSelector(selectCopied);
  const { askId } = exchange;
  return (
    <p className={classes('row', styles.actions)}>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          const portal = currentTarget.baseURI.replace(/#.*$/, '');
          send(commands.copyAnswer({ askId, chatText: textOf(exchange, portal) }));
        }}
      >
        复制回答
      </button>
      <span role="status">{copied?.askId === askId && (copied.isRefused ? REFUSED : COPIED)}</span>
    </p>
  );
}
