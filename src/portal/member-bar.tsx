import { Suspense } from 'react';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { openPage } from './open-page';
import { userCenter } from './pages';
import { useAccount } from './use-account';
import { topBarPlace } from './shell/top-bar';

const MemberHeader = lazyView(openPage(userCenter), (module) => module.MemberHeader);

/** Comes with the pages of the member centre. */
export function MemberBar() {
  const account = useAccount();
  return (
    <Suspense fallback={topBarPlace}>
      <MemberHeader {...account} />
    </Suspense>
  );
}
