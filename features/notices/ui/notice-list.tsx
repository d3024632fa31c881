import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectNotices } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './notices.module.css';

/** Errors interrupt a screen reader, everything else waits for a pause. */
const roleOf = (type: string) => (type === 'error' ? 'alert' : 'status');

export const NoticesFrame = ({ children }: { readonly children?: ReactNode }) => (
  <div className={styles.root}>{children}</div>
);

export function NoticeList() {
  const send = useSend();
  const notices = useSelector(selectNotices);
  return (
    <NoticesFrame>
      {notices.map(({ id, type, title, text }) => (
        <div key={id} className={classes(`notice notice-${type} raised`, styles.notice)} role={roleOf(type)}>
          <div>
            {title && <b>{title}</b>}
            <span>{text}</span>
          </div>
          <button
            className="icon-button"
            type="button"
            aria-label="关闭提示"
            onClick={() => send(commands.dismiss({ id }))}
          >
            ×
          </button>
        </div>
      ))}
    </NoticesFrame>
  );
}
