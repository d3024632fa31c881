import type { ReactNode } from 'react';
import { HOME_PATH } from './tabs';

interface BlankPageProps {
  readonly figure: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly links: ReactNode;
}

const HomeLink = () => (
  <a className="button" href={`#${HOME_PATH}`}>
    回到首页
  </a>
);

const BlankPage = ({ figure, title, children, links }: BlankPageProps) => (
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

export const NotFoundPage = () => (
  <BlankPage
    figure="404"
    title="这一页不在图纸里"
    links={
      <>
        <HomeLink />
        <a className="button" href="#/commonproj/index">
          查单项工程
        </a>
      </>
    }
  >
    地址可能写错了，或者页面已经移走。
  </BlankPage>
);

export const ComingSoonPage = ({ title }: { readonly title: string }) => (
  <BlankPage
    figure="--"
    title={title}
    links={
      <>
        <HomeLink />
        <a className="button" href="#/commonproj/index">
          先看单项工程指标
        </a>
      </>
    }
  >
    本栏目即将开放。数据整理完成之前，这里不放占位的数字。
  </BlankPage>
);

const reload = () => location.reload();

export const BrokenPage = ({ isOffline }: { readonly isOffline: boolean }) => (
  <BlankPage
    figure="××"
    title={isOffline ? '页面没有载入完整' : '页面出了问题'}
    links={
      <>
        <button className="button button-fill" type="button" onClick={reload}>
          重新载入
        </button>
        <HomeLink />
      </>
    }
  >
    {isOffline ? '网络中断，或者网站刚刚更新过。' : '其他页面不受影响；重新载入通常就能恢复。'}
  </BlankPage>
);
