import type { ReactNode } from 'react';
import { HOME } from '#features/navigation/index';

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
  <section className="blank-page">
    <p className="blank-figure" aria-hidden>
      {figure}
    </p>
    <div className="blank-ruler" aria-hidden />
    <h1>{title}</h1>
    <p>{children}</p>
    <div className="blank-links">{links}</div>
  </section>
);
