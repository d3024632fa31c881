import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectRemoved } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './favorites.module.css';

/** Stays until it is used or put away; the place of the message is there from the start, so that it is read out. */
export const UndoBar = () => {
  const send = useSend();
  const removed = useSelector(selectRemoved);
  const isShown = removed !== undefined && removed.length > 0;
  return (
    <div className={classes('row no-print', styles.undo)} data-shown={isShown}>
      <span role="status">{isShown ? `已移除 ${removed.length} 条收藏` : ''}</span>
      {isShown && (
        <>
          {/* The button that was pressed has left the page with its row. */}
          <button
            key={removed[0]?.id}
            type="button"
            className="plain"
            autoFocus
            onClick={() => send(commands.undoRemoval())}
          >
            撤销
          </button>
          <button
            type="button"
            className="plain"
            aria-label="收起提示"
            onClick={() => send(commands.dismissRemoval())}
          >
            ×
          </button>
        </>
      )}
    </div>
  );
};
