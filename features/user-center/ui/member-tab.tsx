import { classes } from '#src/ui/classes';
import * as styles from './member-bar.module.css';

/** The one tab of the member centre's header. */
export const MemberTab = () => (
  <nav className={classes('no-print', styles.tab)} aria-label="主导航">
    <a href="#/usercenter/index" aria-current="page">
      会员中心
    </a>
  </nav>
);
