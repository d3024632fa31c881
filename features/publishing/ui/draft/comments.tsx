import { useState } from 'react';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { Comment, Draft } from '../../contract-draft';
import { COLUMNS, isOverviewField, OVERVIEW_ROWS, type NodeName } from '../../contract-nodes';
import { minuteAt } from '#src/contract/shanghai-time';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

export interface Chosen {
  readonly node: NodeName;
  readonly rowId: string;
  readonly column: string;
}

const placeText = (draft: Draft, { node, rowId, column }: Chosen): string => {
  if (isOverviewField(rowId)) return `${node} · ${OVERVIEW_ROWS[rowId].label}`;
  const row = draft.nodes[node].find(({ id }) => id === rowId);
  const label = COLUMNS[node].find(({ key }) => key === column)?.label ?? '';
  return [node, row?.cells.name, label].filter(Boolean).join(' · ');
};

const WriteComment = ({ draft, chosen }: { readonly draft: Draft; readonly chosen: Chosen }) => {
  const send = useSend();
  const [text, type] = useState('');
  return (
    <form
      className={styles.commentForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        send(commands.comment({ ...chosen, text }));
        type('');
      }}
    >
      <label>
        批注：{placeText(draft, chosen)}
        <textarea rows={2} maxLength={500} value={text} onChange={({ target }) => type(target.value)} />
      </label>
      <button type="submit" className="button">
        写批注
      </button>
    </form>
  );
};

interface CommentsProps {
  readonly draft: Draft;
  readonly chosen: Chosen | undefined;
  readonly onSeek: (comment: Comment) => void;
}

/** Reviewers write to a cell; whoever mends it says that it is done. */
export const Comments = ({ draft, chosen, onSeek }: CommentsProps) => {
  const send = useSend();
  const isReviewer = draft.may.includes('return');
  return (
    <>
      {isReviewer &&
        (chosen ? (
          <WriteComment key={`${chosen.rowId} ${chosen.column}`} draft={draft} chosen={chosen} />
        ) : (
          <p className="muted">先点一格，再写批注。</p>
        ))}
      {draft.comments.length === 0 && <p className="muted">还没有批注。</p>}
      <ul className={classes('column-tight', styles.findings)}>
        {draft.comments.map((comment) => (
          <li key={comment.id} className={comment.resolvedAt ? styles.commentDone : styles.commentOpen}>
            <button type="button" className={styles.place} onClick={() => onSeek(comment)}>
              <b>{comment.author}</b>
              <span>{placeText(draft, comment)}</span>
            </button>
            <p>{comment.text}</p>
            {comment.resolvedAt ? (
              <p className="muted">已处理 {minuteAt(comment.resolvedAt)}</p>
            ) : (
              <button
                type="button"
                className="plain"
                onClick={() => send(commands.resolveComment({ commentId: comment.id }))}
              >
                标为已处理
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
