import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { ToTop } from './to-top';
import * as styles from './shell.module.css';

export interface ShellProps {
  readonly path: string;
  readonly header: ReactNode;
  readonly children: ReactNode;
}

const CONTENT_ID = 'content';

export const Shell = ({ path, header, children }: ShellProps) => (
  <>
    <button
      type="button"
      className={styles.skipLink}
      onClick={() => document.getElementById(CONTENT_ID)?.focus({ preventScroll: false })}
    >
      跳到正文
    </button>
    {header}
    <main className={`page ${styles.content}`} id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
    <Footer />
    <ToTop />
    <BottomBar path={path} />
  </>
);
