import { useSelector } from 'react-redux';
import { useSend } from '../../../../src/ui/use-send';
import { commands } from '../../commands';
import { selectTrades, selectView } from '../../selectors';
import { nodeAt } from '../tree/tree-of';
import { chipsOf } from './chips-of';

const SEVERAL = 2;

export const Chips = () => {
  const send = useSend();
  const view = useSelector(selectView);
  const { nodes } = useSelector(selectTrades);
  const chips = chipsOf(view, view.code && nodeAt(nodes, view.code)?.name);
  if (chips.length === 0) return null;
  return (
    <ul className="unit-chips" aria-label="已选条件">
      {chips.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={`去掉条件：${label}`}
            onClick={() => send(commands.refine({ [key]: undefined }))}
          >
            {label} <span aria-hidden>×</span>
          </button>
        </li>
      ))}
      {chips.length >= SEVERAL && (
        <li>
          <button type="button" className="unit-clear" onClick={() => send(commands.clearFilters())}>
            清空条件
          </button>
        </li>
      )}
    </ul>
  );
};
