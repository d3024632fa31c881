import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { pathTo } from '../compare-view';
import { selectSaved } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './compare.module.css';

const Saved = () => {
  const send = useSend();
  const { list } = useSelector(selectSaved);
  if (list.length === 0) return <p className="muted">还没有保存的对比。在对比页可以保存。</p>;
  return (
    <ul>
      {list.map(({ id, name, ids, savedOn }) => (
        <li key={id}>
          <a href={`#${pathTo({ ids, against: 'first' })}`}>{name}</a>
          <small>
            {ids.length} 个 · {savedOn}
          </small>
          <button
            type="button"
            className="plain"
            aria-label={`删除已存对比：${name}`}
            onClick={() => send(commands.removeSavedItem({ id }))}
          >
            删除
          </button>
        </li>
      ))}
    </ul>
  );
};

/** The member's own comparisons, asked for when the list is opened. */
export const SavedList = () => {
  const send = useSend();
  return (
    <details
      className={styles.saved}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) send(commands.loadSavedList());
      }}
    >
      <summary>已存对比</summary>
      <div className={classes('box', styles.savedBox)}>
        <Saved />
      </div>
    </details>
  );
};
