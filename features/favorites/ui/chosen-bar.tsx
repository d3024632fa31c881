import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectFolders, selectView } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './favorites.module.css';

export interface ChosenBarProps {
  readonly shown: readonly string[];
  readonly chosen: readonly string[];
  readonly onChosen: (ids: readonly string[]) => void;
}

/** What can be done with several at once. */
export const ChosenBar = ({ shown, chosen, onChosen }: ChosenBarProps) => {
  const send = useSend();
  const { folderId: open } = useSelector(selectView);
  const folders = useSelector(selectFolders)?.folders ?? [];
  const isNone = chosen.length === 0;
  return (
    <div className={classes('row no-print', styles.chosen)}>
      <label className="check">
        <input
          type="checkbox"
          checked={!isNone && chosen.length === shown.length}
          onChange={({ target }) => onChosen(target.checked ? shown : [])}
        />
        全选本页
      </label>
      <span role="status">{isNone ? '' : `已选 ${chosen.length} 条`}</span>
      <button
        type="button"
        className="button"
        disabled={isNone}
        onClick={() => send(commands.remove({ ids: chosen }))}
      >
        移除所选
      </button>
      {folders.length > 1 && (
        <select
          aria-label="移动所选到收藏夹"
          value=""
          disabled={isNone}
          onChange={({ target }) => send(commands.move({ ids: chosen, folderId: target.value }))}
        >
          <option value="">移动到…</option>
          {folders
            .filter(({ id }) => id !== open)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      )}
    </div>
  );
};
