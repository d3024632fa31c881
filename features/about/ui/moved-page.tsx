import { classes } from '#src/ui/classes';
import * as styles from './about.module.css';

/** Seen only for the moment until home is there. */
export const MovedPage = () => (
  <section className={classes('sheet', styles.text)}>
    <h1>地址已变更</h1>
    <p>
      旧版地址的内容已迁到新版首页，正在为您打开。没有自动打开时，请点击<a href="#/home">回到首页</a>。
    </p>
  </section>
);
