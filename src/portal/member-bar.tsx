import { Suspense } from 'react';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { userCenterPages } from './page-parts';
import { useAccount } from './use-account';

const MemberHeader = lazyView(userCenterPages, (pages) => pages.MemberHeader);

/** Comes with the pages of the member centre. */
export function MemberBar() {
  const account = useAccount();
  return (
    <Suspense fallback={<header className="top member-wait" />}>
      <MemberHeader {...account} />
    </Suspense>
  );
}
