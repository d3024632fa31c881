import { useSelector } from 'react-redux';
import { useSend } from '../../../../src/ui/use-send';
import { commands } from '../../commands';
import { selectView } from '../../selectors';
import { sortedBy, sortingOf, sortsFor } from './sorting';

/** The columns sort too; the menu also holds what has no column, and serves where the columns are cards. */
export const SortMenu = () => {
  const send = useSend();
  const view = useSelector(selectView);
  const { sort, order } = sortingOf(view);
  const sorts = sortsFor(view);
  const choose = (text: string) => {
    const found = sorts.find(([key]) => key === text);
    if (found) send(commands.refine({ sort: found[0], order: undefined }));
  };
  return (
    <div className="projects-sort">
      <label className="projects-field">
        <span>排序</span>
        <select value={sort} onChange={({ target }) => choose(target.value)}>
          {sorts.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="projects-order"
        aria-label={order === 'desc' ? '现为从高到低，改为从低到高' : '现为从低到高，改为从高到低'}
        onClick={() => send(commands.refine(sortedBy(view, sort)))}
      >
        <span aria-hidden>{order === 'desc' ? '从高到低 ↓' : '从低到高 ↑'}</span>
      </button>
    </div>
  );
};
