import type { ReactNode } from 'react';
import { SideFrame } from '#src/ui/side-frame/side-frame.tsx';
import { classes } from '#src/ui/classes';
import * as styles from './about.module.css';

const pages = [
  { path: '/about/about', title: '关于我们' },
  { path: '/about/contact', title: '联系我们' },
  { path: '/about/statement', title: '网站声明' },
  { path: '/about/copyrights', title: '知识产权' },
] as const;

export interface AboutFrameProps {
  readonly path: (typeof pages)[number]['path'];
  /** What the page is good for, in a line. */
  readonly lead: string;
  readonly children: ReactNode;
}

export const AboutFrame = ({ path, lead, children }: AboutFrameProps) => (
  <SideFrame label="关于本站" pages={pages} path={path}>
    <article className={classes('sheet', styles.text)}>
      <h1>{pages.find((page) => page.path === path)?.title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  </SideFrame>
);
