import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectIsOffered } from '../selectors';

/** An item of the service bar while the page on unit prices is on the screen. */
export function TutorialEntry() {
  const send = useSend();
  return useSelector(selectIsOffered) ? (
    <li>
      <button type="button" onClick={() => send(commands.openVideo())}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
          <path
            d="M3 4.5h14v11h-14Zm5.5 3v5l4-2.5Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
        </svg>
        视频教程
      </button>
    </li>
  ) : null;
}
