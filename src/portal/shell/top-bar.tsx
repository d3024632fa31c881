import type { ReactNode } from 'react';
import { Account, type AccountProps } from './account';
import { Logo } from './logo';
import { ThemeToggle } from './theme-toggle';
import * as styles from './top-bar.module.css';

interface TopBarProps {
  readonly account: AccountProps;
  readonly children: ReactNode;
  /** Below the bar. */
  readonly tabs?: ReactNode;
}

export const TopBar = ({ account, children, tabs }: TopBarProps) => (
  <header className={styles.top}>
    <div className={`page ${styles.bar}`}>
      <Logo />
      {children}
      <ThemeToggle />
      <Account {...account} />
    </div>
    {tabs}
  </header>
);

/** Keeps the place of a bar that is on its way. */
export const topBarPlace = <header className={`${styles.top} ${styles.wait}`} />;
