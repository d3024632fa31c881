import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar';
import { useIsOnline } from '#src/ui/network';
import { Footer, type FooterProps } from './footer';
import { ToTop, type ToTopProps } from './to-top';
import * as styles from './shell.module.css';

export interface ShellProps extends FooterProps, ToTopProps {
  readonly path: string;
  readonly header: ReactNode;
  readonly children: ReactNode;
}

const CONTENT_ID = 'content';

/** The place is there before it speaks, so that it is read out. */
const Offline = () => (
  <p className={styles.offline} role="status">
    {!useIsOnline() && '网络已断开。已打开的内容可以继续看，没有载入的在网络恢复后自动载入。'}
  </p>
);

export const Shell = ({ path, header, records, onLink, onToTop, children }: ShellProps) => (
  <>
    <button
      type="button"
      className={styles.skipLink}
      onClick={() => document.getElementById(CONTENT_ID)?.focus({ preventScroll: false })}
    >
      跳到正文
    </button>
    {header}
    <Offline />
    <main className={`page ${styles.content}`} id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
    <Footer records={records} {...(onLink && { onLink })} />
    <ToTop {...(onToTop && { onToTop })} />
    <BottomBar path={path} />
  </>
);
