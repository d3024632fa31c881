import { MemberTab, Today } from '#features/user-center/ui/index';
import type { AccountProps } from './account';
import { TopBar } from './top-bar';

/** The header of the member centre: one tab, and the day. */
export const MemberHeader = (account: AccountProps) => (
  <TopBar account={account}>
    <MemberTab />
    <Today />
  </TopBar>
);
