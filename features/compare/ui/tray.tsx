import { useRef, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { FEWEST, MOST } from '../contract';
import { selectTray } from '../selectors';
import { SavedList } from './saved-list';
import * as styles from './compare.module.css';

const Items = () => {
  const send = useSend();
  const items = useSelector(selectTray);
  return (
    <ol className={styles.items}>
      {items.map(({ id, name }) => (
        <li key={id}>
          <span className="ellipsis" title={name}>
            {name}
          </span>
          <button
            type="button"
            aria-label={`移出对比栏：${name}`}
            onClick={() => send(commands.remove({ id }))}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  );
};

const roomWords = (count: number): string =>
  count >= MOST ? `已满，一次至多 ${MOST} 个工程` : `还可选 ${MOST - count} 个，翻页保留`;

/** At the foot of the page while there is anything in it. Escape folds it up; the focus goes to what unfolds it. */
export function CompareTray() {
  const send = useSend();
  const items = useSelector(selectTray);
  const [isFolded, setIsFolded] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  if (items.length === 0) return null;
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || isFolded) return;
    setIsFolded(true);
    fold.current?.focus();
  };
  const missing = FEWEST - items.length;
  return (
    <aside className={styles.tray} aria-label="对比栏" data-folded={isFolded} onKeyDown={press}>
      <button
        ref={fold}
        type="button"
        className={styles.fold}
        aria-expanded={!isFolded}
        onClick={() => setIsFolded(!isFolded)}
      >
        对比栏{' '}
        <b>
          {items.length}/{MOST}
        </b>{' '}
        <span aria-hidden>{isFolded ? '▴' : '▾'}</span>
      </button>
      {!isFolded && (
        <>
          <Items />
          <p className={styles.room} role="status">
            {roomWords(items.length)}
          </p>
          <div className={styles.actions}>
            <SavedList />
            <button type="button" className="plain" onClick={() => send(commands.clear())}>
              清空
            </button>
            <button
              type="button"
              className="button button-fill"
              disabled={missing > 0}
              onClick={() => send(commands.openComparison({ ids: items.map(({ id }) => id) }))}
            >
              {missing > 0 ? `再选 ${missing} 个` : '开始对比'}
            </button>
          </div>
        </>
      )}
    </aside>
  );
}
