import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';

/** Where a page has failed. */
export function ReportButton() {
  const send = useSend();
  return (
    <button type="button" className="button" onClick={() => send(commands.openFeedback({}))}>
      反馈问题
    </button>
  );
}
