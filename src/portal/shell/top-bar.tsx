import { useRef, useState, type ReactNode } from 'react';
import { Account, type AccountProps } from './account';
import { Logo } from './logo';
import { ThemeToggle } from './theme-toggle';
import * as styles from './top-bar.module.css';

interface TopBarProps {
  readonly account: AccountProps;
  readonly children: ReactNode;
  /** Below the bar; on a phone behind the button at its end. */
  readonly tabs: ReactNode;
}

export const TopBar = ({ account, children, tabs }: TopBarProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  return (
    <header
      className={styles.top}
      // Whatever is pressed closes the menu; its own button opens it, too.
      onClick={({ target }) => setIsOpen(!isOpen && target === menu.current)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        menu.current?.focus();
      }}
    >
      <div className={`page ${styles.bar}`}>
        <Logo />
        {children}
        <ThemeToggle />
        <Account {...account} />
        <button ref={menu} type="button" className={styles.menu} aria-label="栏目" aria-expanded={isOpen}>
          <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden>
            <path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </div>
      {tabs}
    </header>
  );
};

/** Keeps the place of a bar that is on its way. */
export const topBarPlace = <header className={`${styles.top} ${styles.wait}`} />;
