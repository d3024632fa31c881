import { BlankPage, HomeLink } from './blank-page';

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
    {isOffline ? '网络中断，或者网站刚刚更新过。' : '其他页面不受影响，请重新载入。'}
  </BlankPage>
);
