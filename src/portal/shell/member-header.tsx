import { MemberTab, Today } from '#features/user-center/ui/index';
import { Account, type AccountProps } from './account';
import { Logo } from './logo';
import { ThemeToggle } from './theme-toggle';

/** The header of the member centre: one tab, and the day. */
export const MemberHeader = (account: AccountProps) => (
  <header className="top">
    <div className="page bar">
      <Logo />
      <MemberTab />
      <Today />
      <ThemeToggle />
      <Account {...account} />
    </div>
  </header>
);
