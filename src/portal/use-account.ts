import { useSelector } from 'react-redux';
import { commands as auth, selectUser } from '#features/auth/index';
import { useSend } from '#src/ui/use-send';
import { loginDialog } from './lazy-parts';
import { prefetch } from './prefetch';
import type { AccountProps } from './shell/account';

const prefetchLogin = () => prefetch(loginDialog.load);

/** Who is here, for either header. */
export const useAccount = (): AccountProps => {
  const send = useSend();
  const user = useSelector(selectUser);
  return {
    user: user && {
      name: user.fullName || user.accountName,
      isVip: user.isVip,
      isTrial: user.isTrial,
      trialLeftS: user.trialLeftS,
      isPartner: user.isPartner,
    },
    onLogin: () => send(auth.openLogin()),
    onLoginIntent: prefetchLogin,
    onLogout: () => send(auth.logOut()),
    onTryOut: user && !user.isVip && !user.hasApplied ? () => send(auth.tryOut()) : undefined,
  };
};
