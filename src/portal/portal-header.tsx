import { useSelector } from 'react-redux';
import { commands as auth, selectIsLoggedIn, selectIsSettled, selectUser } from '../../features/auth';
import { commands as navigation } from '../../features/navigation';
import { commands as search, selectLastSearch, selectWords } from '../../features/search';
import { useSend } from '../ui/use-send';
import { loginDialog, richSearchBox } from './lazy-parts';
import { prefetch } from './prefetch';
import { loaderOf } from './routes';
import { Header } from './shell/header';
import { isHome } from './shell/tabs';

const prefetchTab = (path: string) => prefetch(loaderOf(path));
const prefetchLogin = () => prefetch(loginDialog.load);

/** The header, joined to the store. */
export function PortalHeader({ path }: { readonly path: string }) {
  const send = useSend();
  const user = useSelector(selectUser);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isSettled = useSelector(selectIsSettled);
  const words = useSelector(selectWords);
  const hasSearched = useSelector(selectLastSearch) !== undefined;

  const followTab = (target: string) => {
    if (target === path && hasSearched) {
      send(search.repeat());
      return false;
    }
    // Until the session is known the guard decides, not the tab.
    if (isLoggedIn || !isSettled || isHome(target)) return true;
    send(navigation.askForLogin({ destination: target }));
    return false;
  };

  return (
    <Header
      path={path}
      user={user && { name: user.fullName || user.accountName, isVip: user.isVip, isTrial: user.isTrial }}
      publishing={user?.canPublish ?? false}
      suggestions={words}
      loadRich={richSearchBox.load}
      onTabClick={followTab}
      onTabIntent={prefetchTab}
      onLogin={() => send(auth.openLogin())}
      onLoginIntent={prefetchLogin}
      onLogout={() => send(auth.logOut())}
      onType={(text) => send(search.suggest({ text }))}
      onSearch={(keyword, category) => send(search.submit({ keyword, category }))}
      onChoose={({ word, group, id }, rank) => send(search.choose({ word, group, id, rank }))}
    />
  );
}
