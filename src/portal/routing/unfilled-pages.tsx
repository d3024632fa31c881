import { BlankPage, HomeLink } from '../shell/blank-page';

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
