import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectNotices } from '../selectors';

/** Errors interrupt a screen reader, everything else waits for a pause. */
const roleOf = (type: string) => (type === 'error' ? 'alert' : 'status');

export function NoticeList() {
  const send = useSend();
  const notices = useSelector(selectNotices);
  return (
    <div className="notices">
      {notices.map(({ id, type, title, text }) => (
        <div key={id} className={`notice notice-${type}`} role={roleOf(type)}>
          <div>
            {title && <b>{title}</b>}
            <span>{text}</span>
          </div>
          <button type="button" aria-label="关闭提示" onClick={() => send(commands.dismiss({ id }))}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
