import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectIsCalling } from '../selectors';
import { ITEMS, type Item } from './items';

const Face = ({ icon, label }: Pick<Item, 'icon' | 'label'>) => (
  <>
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
      <path d={icon} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
    </svg>
    {label}
  </>
);

export function ServiceItems() {
  const send = useSend();
  const isCalling = useSelector(selectIsCalling);
  return ITEMS.map(({ item, label, href, icon }) => {
    const choose = () => send(commands.choose({ item }));
    return (
      <li key={item}>
        {href ? (
          <a href={href} onClick={choose}>
            <Face icon={icon} label={label} />
          </a>
        ) : (
          <button
            type="button"
            aria-busy={item === 'customerService' && isCalling ? true : undefined}
            onClick={choose}
          >
            <Face icon={icon} label={label} />
          </button>
        )}
      </li>
    );
  });
}
