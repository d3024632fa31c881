import DOMPurify, { type Config } from 'dompurify';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { useSecondsLeft } from '#src/ui/use-seconds-left';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectShown } from '../selectors';
import * as styles from './system-notices.module.css';

/** Longer ones are cut; their open tags are closed by the cleaning. Signs. */
const MOST = 20_000;

const TAGS =
  'p br hr div span b strong i em u s code pre blockquote h3 h4 h5 h6 ul ol li a img table thead tbody tr th td';
const RULES = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'],
  // Measures are no addresses and would not pass as such.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Also closes `data:`, which is otherwise let through in pictures.
  ALLOWED_URI_REGEXP: /^(?:https?:|#|\/(?![/\\]))/i,
  ADD_DATA_URI_TAGS: [],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** Inert content for a notice: text, lists, tables, links and pictures; links leave the page as it is. */
const cleanHtml = (html: string): DocumentFragment => {
  const fragment = DOMPurify.sanitize(html.slice(0, MOST), RULES);
  for (const picture of fragment.querySelectorAll('img')) {
    if (!/^(?:https?:|\/)/i.test(picture.getAttribute('src') ?? '')) picture.remove();
    else picture.referrerPolicy = 'no-referrer';
  }
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
};

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
