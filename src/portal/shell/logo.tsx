import * as styles from './top-bar.module.css';
export const Logo = () => (
  <a className={styles.logo} href="#/home">
    <span className={styles.seal} aria-hidden>
      价
    </span>
    <span className={styles.logoName} aria-hidden>
      造价指标网
    </span>
    <span className="sr-only">造价指标网，回到首页</span>
  </a>
);
