import { useSelector } from 'react-redux';
import { selectUser } from '#features/auth/index';
import { commands as navigation } from '#features/navigation/index';
import { MemberTab, Today } from '#features/user-center/ui/index';
import { useSend } from '#src/ui/use-send';
import type { AccountProps } from './account';
import { TabBar } from './tab-bar';
import { titleOf } from './tabs';
import { TopBar } from './top-bar';
import * as styles from './member-header.module.css';

/** The header of the member centre: one tab, and the day; the sections are in a phone's menu alone. */
export function MemberHeader(account: AccountProps) {
  const publishing = useSelector(selectUser)?.canPublish ?? false;
  const send = useSend();
  const followTab = (path: string) => {
    send(navigation.pressTab({ tab: titleOf(path) }));
    return true;
  };
  return (
    <TopBar
      account={account}
      tabs={
        <div className={styles.sections}>
          <TabBar path="" publishing={publishing} onTabClick={followTab} onTabIntent={() => undefined} />
        </div>
      }
    >
      <MemberTab />
      <Today />
    </TopBar>
  );
}
