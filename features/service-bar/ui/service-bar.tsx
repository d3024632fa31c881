import { useRef, useState, type ReactNode } from 'react';
import { Contact } from './contact';
import { ServiceItems } from './service-items';
import { useReadingOn } from './use-reading-on';
import { classes } from '#src/ui/classes';
import * as styles from './service-bar.module.css';

export interface ServiceBarProps {
  /** Picture that leads to an activity; of another slice. */
  readonly entrance?: ReactNode;
  /** Entries of the page on the screen. */
  readonly more?: ReactNode;
}

/** A column beside the page where there is room for it, otherwise one button that unfolds it. */
export function ServiceBar({ entrance, more }: ServiceBarProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReadingOn = useReadingOn(bar);

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
        ref={bar}
        data-unfolded={isUnfolded}
        data-reading-on={isReadingOn && !isUnfolded}
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
          {isUnfolded ? '收起' : '服务'}
        </button>
      </aside>
      <Contact />
    </>
  );
}
