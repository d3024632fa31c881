import type { AccountProps } from './account';
import { SearchBox, type SearchBoxProps } from './search-box';
import { TabBar, type TabBarProps } from './tab-bar';
import { TopBar } from './top-bar';

export type HeaderProps = SearchBoxProps & AccountProps & TabBarProps;

export const Header = (props: HeaderProps) => {
  const {
    path,
    publishing,
    onTabClick,
    onTabIntent,
    user,
    onLogin,
    onLoginIntent,
    onLogout,
    onTryOut,
    ...search
  } = props;
  return (
    <TopBar
      account={{ user, onLogin, onLoginIntent, onLogout, onTryOut }}
      tabs={<TabBar path={path} publishing={publishing} onTabClick={onTabClick} onTabIntent={onTabIntent} />}
    >
      <SearchBox {...search} />
    </TopBar>
  );
};
