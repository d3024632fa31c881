import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Exchange } from '../exchange';
import { selectCopied, selectIsAnswering } from '../selectors';
import { BlockView } from './block-view';
import { ENDINGS } from './labels';
import { textOf } from './text-of';
import * as styles from './ai-chat.module.css';

const COPIED = '已复制';
const REFUSED = '浏览器不允许复制，请手动选择';

/** Copies the answer together with its citations. */
function CopyButton({ exchange }: { readonly exchange: Exchange }) {
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

const Typing = () => (
  <p className={styles.typing}>
    <span aria-hidden>
      <i />
      <i />
      <i />
    </span>
    正在查询指标库…
  </p>
);

export function AnswerView({ exchange }: { readonly exchange: Exchange }) {
  const send = useSend();
  const isBusy = useSelector(selectIsAnswering);
  const { askId, question, status, understood, blocks, problem } = exchange;
  const citations = blocks.flatMap((one) => (one.kind === 'citations' ? one.items : []));
  return (
    <article className={classes('column-tight', styles.exchange)}>
      <h3 className={styles.question}>
        <span className="sr-only">问：</span>
        {question}
      </h3>
      {understood && <p className="muted">已理解为：{understood}</p>}
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} citations={citations} />
      ))}
      {status === 'answering' && <Typing />}
      {status === 'answered' && <CopyButton exchange={exchange} />}
      {(status === 'stopped' || status === 'interrupted') && (
        <p className={classes('row', styles.ending)}>
          {problem ?? ENDINGS[status]}
          <button type="button" disabled={isBusy} onClick={() => send(commands.retry({ askId }))}>
            重试
          </button>
        </p>
      )}
    </article>
  );
}
