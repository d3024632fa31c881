import { useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { useSend } from '#src/ui/use-send';
import type { BarItem } from '../bar-item';
import { commands } from '../commands';
import { selectIsCalling } from '../selectors';
import { Contact } from './contact';
import * as styles from './service-bar.module.css';

interface Item {
  readonly item: BarItem;
  readonly label: string;
  /** Where it leads; the others open something on the page. */
  readonly href?: string;
  readonly icon: string;
}

const ITEMS: readonly Item[] = [
  {
    item: 'customerService',
    label: '在线客服',
    icon: 'M4 11a6 6 0 0 1 12 0M4 11v3h2v-4H4m12 1v3h-2v-4h2m0 4c0 2-2 3-5 3',
  },
  {
    item: 'feedback',
    label: '用户反馈',
    icon: 'M3.5 4.5h13v9h-7l-3 3v-3h-3Zm4 3h5m-5 3h3',
  },
  {
    item: 'activities',
    label: '会员活动',
    href: '#/memberActivity/activityHome',
    icon: 'M3.5 8.5h13v8h-13Zm-.5-3h14v3H3Zm7 0v11m0-11c-4 0-4-3-2-3 1 0 2 1 2 3Zm0 0c4 0 4-3 2-3-1 0-2 1-2 3Z',
  },
  {
    item: 'study',
    label: '学习专区',
    href: '#/22G/index',
    icon: 'M10 5c-2-1.5-4-1.5-6.5-1.5v11c2.5 0 4.5 0 6.5 1.5 2-1.5 4-1.5 6.5-1.5v-11C14 3.5 12 3.5 10 5Zm0 0v11',
  },
];

const UNFOLD = 'M4 4h5v5H4Zm7 0h5v5h-5ZM4 11h5v5H4Zm7 0h5v5h-5Z';

const Face = ({ icon, label }: Pick<Item, 'icon' | 'label'>) => (
  <>
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
      <path d={icon} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
    </svg>
    {label}
  </>
);

function ServiceItems() {
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

export interface ServiceBarProps {
  /** Picture that leads to an activity; of another slice. */
  readonly entrance?: ReactNode;
  /** Entries of the page on the screen. */
  readonly more?: ReactNode;
}

/** A column beside the page where there is room for it, otherwise one button that unfolds it. */
export function ServiceBar({ entrance, more }: ServiceBarProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // What had the focus is about to be hidden; a dialog that opens now gives it back to the button.
  const fold = () => {
    if (!isUnfolded) return;
    setUnfolded(false);
    button.current?.focus();
  };
  return (
    <>
      <aside
        className={classes('no-print', styles.root)}
        aria-label="服务"
        data-unfolded={isUnfolded}
        onKeyDown={({ key }) => key === 'Escape' && fold()}
      >
        <ul className={classes('box', styles.items)} onClick={fold}>
          {entrance && <li className={styles.entrance}>{entrance}</li>}
          <ServiceItems />
          {more}
        </ul>
        <button
          type="button"
          className={classes('box', styles.button)}
          ref={button}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Face icon={UNFOLD} label={isUnfolded ? '收起' : '服务'} />
        </button>
      </aside>
      <Contact />
    </>
  );
}
