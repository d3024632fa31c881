import { useSelector } from 'react-redux';
import { useSend } from '../../../../src/ui/use-send';
import { commands } from '../../commands';
import { selectView } from '../../selectors';
import { filterWords } from '../../filter-words';

const SEVERAL = 2;

export const Chips = ({ areaName }: { readonly areaName: string | undefined }) => {
  const send = useSend();
  const chips = filterWords(useSelector(selectView), areaName);
  if (chips.length === 0) return null;
  return (
    <ul className="projects-chips" aria-label="已选条件">
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
          <button type="button" className="projects-clear" onClick={() => send(commands.clearFilters())}>
            清空条件
          </button>
        </li>
      )}
    </ul>
  );
};
