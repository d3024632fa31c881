import { useSelector } from 'react-redux';
import { selectIsLoggedIn, selectIsSettled, selectUser } from '#features/auth/index';
import { commands as navigation, selectEntered } from '#features/navigation/index';
import type { SearchCategory } from '#src/contract/records';
import { useSend } from '#src/ui/use-send';
import { searchPart } from './lazy-parts';
import { prefetch } from './prefetch';
import { loaderOf } from './routing/routes';
import { Header } from './shell/header';
import { searchAddress, tabOfSearch } from './shell/search-address';
import { isHome, titleOf } from './shell/tabs';
import { useAccount } from './use-account';

const prefetchTab = (path: string) => prefetch(loaderOf(path));

/** The header, joined to the store. */
export function PortalHeader({ path }: { readonly path: string }) {
  const send = useSend();
  const account = useAccount();
  const user = useSelector(selectUser);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isSettled = useSelector(selectIsSettled);
  const entered = useSelector(selectEntered);
  const { keyword, text } = entered?.query ?? {};
  const tabPath = (entered?.name === 'searchResults' && tabOfSearch(entered.query)) || path;

  const searching = () => searchPart.load().catch(() => undefined);
  const repeatSearch = async () => {
    // Offline: the results that stand there stay.
    const parts = await searching();
    if (parts) send(parts.searchCommands.repeat({ from: 'tab' }));
  };
  const searchFor = async (keyword: string, category: SearchCategory) => {
    const parts = await searching();
    send(
      parts
        ? parts.searchCommands.submit({ keyword, category, from: 'header' })
        : navigation.goTo({ path: searchAddress(keyword, category) }),
    );
  };
  const followTab = (target: string) => {
    send(navigation.pressTab({ tab: titleOf(target) }));
    if (target === tabPath && (keyword ?? text)) {
      void repeatSearch();
      return false;
    }
    // Until the session is known the guard decides, not the tab.
    if (isLoggedIn || !isSettled || isHome(target)) return true;
    send(navigation.askForLogin({ destination: target }));
    return false;
  };

  return (
    <Header
      path={tabPath}
      {...account}
      publishing={user?.canPublish ?? false}
      loadRich={searchPart.load}
      isSearching={entered?.name === 'searchResults'}
      onTabClick={followTab}
      onTabIntent={prefetchTab}
      onSearch={(words, category) => void searchFor(words, category)}
    />
  );
}
