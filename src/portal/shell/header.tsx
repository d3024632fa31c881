import { Account, type AccountProps } from './account';
import { Logo } from './logo';
import { SearchBox, type SearchBoxProps } from './search-box';
import { TabBar, type TabBarProps } from './tab-bar';
import { ThemeToggle } from './theme-toggle';
import { classes } from '#src/ui/classes';
import * as styles from './shell.module.css';

export type HeaderProps = SearchBoxProps & AccountProps & TabBarProps;

export const Header = (props: HeaderProps) => {
  const { path, publishing, onTabClick, onTabIntent, user, onLogin, onLoginIntent, onLogout, ...search } =
    props;
  return (
    <header className={styles.top}>
      <div className={classes('page', styles.bar)}>
        <Logo />
        <SearchBox {...search} />
        <ThemeToggle />
        <Account user={user} onLogin={onLogin} onLoginIntent={onLoginIntent} onLogout={onLogout} />
      </div>
      <TabBar path={path} publishing={publishing} onTabClick={onTabClick} onTabIntent={onTabIntent} />
    </header>
  );
};
