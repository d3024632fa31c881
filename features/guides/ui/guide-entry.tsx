import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectGuideHere, selectMember, selectRunning } from '../selectors';

/** An item of the service bar: the guide of the page on the screen. */
export function GuideEntry() {
  const send = useSend();
  const guide = useSelector(selectGuideHere);
  const isMember = useSelector(selectMember) !== undefined;
  const isRunning = useSelector(selectRunning) !== undefined;
  // Hidden meanwhile, so that the focus can return to it.
  return isMember ? (
    <li hidden={isRunning}>
      <button type="button" onClick={() => send(commands.startGuide({ guide }))}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
          <path
            d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm3.5 4-2 5-5 2 2-5Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
        </svg>
        新手引导
      </button>
    </li>
  ) : null;
}
