import { Suspense } from 'react';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { openPage } from './open-page';
import { userCenter } from './pages';
import { useAccount } from './use-account';
import { classes } from '#src/ui/classes';
import * as styles from './shell/shell.module.css';

const MemberHeader = lazyView(openPage(userCenter), (module) => module.MemberHeader);

/** Comes with the pages of the member centre. */
export function MemberBar() {
  const account = useAccount();
  return (
    <Suspense fallback={<header className={classes(styles.top, styles.wait)} />}>
      <MemberHeader {...account} />
    </Suspense>
  );
}
