import type { ReactNode } from 'react';
import { HOME } from '#features/navigation/index';
import * as styles from './blank-page.module.css';

interface BlankPageProps {
  readonly figure: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly links: ReactNode;
}

export const HomeLink = () => (
  <a className="button" href={`#${HOME}`}>
    回到首页
  </a>
);

export const BlankPage = ({ figure, title, children, links }: BlankPageProps) => (
  <section className={styles.root}>
    <p className={styles.figure} aria-hidden>
      {figure}
    </p>
    <div className={styles.ruler} aria-hidden />
    <h1>{title}</h1>
    <p>{children}</p>
    <div className="row">{links}</div>
  </section>
);
