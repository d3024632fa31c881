import { MemberTab, Today } from '#features/user-center/ui/index';
import { Account, type AccountProps } from './account';
import { Logo } from './logo';
import { ThemeToggle } from './theme-toggle';
import { classes } from '#src/ui/classes';
import * as styles from './shell.module.css';

/** The header of the member centre: one tab, and the day. */
export const MemberHeader = (account: AccountProps) => (
  <header className={styles.top}>
    <div className={classes('page', styles.bar)}>
      <Logo />
      <MemberTab />
      <Today />
      <ThemeToggle />
      <Account {...account} />
    </div>
  </header>
);
