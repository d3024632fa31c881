import { useSelector } from 'react-redux';
import { useSend } from '../../../../src/ui/use-send';
import { commands } from '../../commands';
import { selectView } from '../../selectors';
import { orderWords, sortedBy, sortingOf, sortsFor } from './sorting';

/** The columns sort too; the menu also holds what has no column, and serves where the columns are cards. */
export const SortMenu = () => {
  const send = useSend();
  const view = useSelector(selectView);
  const sorting = sortingOf(view);
  const { sort, order } = sorting;
  const turned = sortedBy(view, sort);
  const sorts = sortsFor(view);
  const choose = (text: string) => {
    const found = sorts.find(([key]) => key === text);
    if (found) send(commands.refine({ sort: found[0], order: undefined }));
  };
  return (
    <div className="unit-sort">
      <label className="filter-field">
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
        className="unit-order"
        aria-label={`现为${orderWords(sorting)}，改为${orderWords(turned)}`}
        onClick={() => send(commands.refine(turned))}
      >
        <span aria-hidden>
          {orderWords(sorting)} {order === 'desc' ? '↓' : '↑'}
        </span>
      </button>
    </div>
  );
};
