import { useSelector } from 'react-redux';
import { selectUser } from '#features/auth/index';
import { MemberTab, Today } from '#features/user-center/ui/index';
import type { AccountProps } from './account';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';
import * as styles from './member-header.module.css';

/** The header of the member centre: one tab, and the day; the sections are in a phone's menu alone. */
export function MemberHeader(account: AccountProps) {
  const publishing = useSelector(selectUser)?.canPublish ?? false;
  return (
    <TopBar
      account={account}
      tabs={
        <div className={styles.sections}>
          <TabBar path="" publishing={publishing} onTabClick={() => true} onTabIntent={() => undefined} />
        </div>
      }
    >
      <MemberTab />
      <Today />
    </TopBar>
  );
}
