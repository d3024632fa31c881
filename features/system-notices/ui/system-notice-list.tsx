import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { useSecondsLeft } from '#src/ui/use-seconds-left';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectShown } from '../selectors';
import { cleanHtml } from './clean-html';
import * as styles from './system-notices.module.css';

/** Errors interrupt a screen reader, everything else waits for a pause. */
const roleOf = (type: string) => (type === 'error' ? 'alert' : 'status');

type Notice = ReturnType<typeof selectShown>[number];

/** Apart, so that a screen reader is not told every second. */
function Countdown({ duration }: Pick<Notice, 'duration'>) {
  return (
    <span className="muted" aria-hidden>
      {useSecondsLeft(duration)} 秒后关闭
    </span>
  );
}

function Content({ html }: { readonly html: string }) {
  const fill = useCallback((place: HTMLDivElement | null) => place?.replaceChildren(cleanHtml(html)), [html]);
  return <div className={styles.content} ref={fill} />;
}

export function SystemNoticeList() {
  const send = useSend();
  const notices = useSelector(selectShown);
  return (
    <div className={styles.root}>
      {notices.map(({ id, type, title, content, duration, autoClose, isLeaving }) => (
        <section
          key={id}
          className={classes(`notice notice-${type}`, styles.notice)}
          data-leaving={isLeaving}
          role={roleOf(type)}
        >
          <header>
            <b>{title}</b>
            {autoClose && <Countdown duration={duration} />}
            <button
              className="icon-button"
              type="button"
              aria-label="关闭通知"
              onClick={() => send(commands.hideNotice({ id }))}
            >
              ×
            </button>
          </header>
          <Content html={content} />
        </section>
      ))}
    </div>
  );
}
