import { useIsOnline, useOnceOnline } from '#src/ui/network';
import { BlankPage, HomeLink } from './blank-page';

const reload = () => location.reload();

const Again = ({ onAgain }: { readonly onAgain: () => void }) => (
  <button className="button button-fill" type="button" onClick={onAgain}>
    重新载入
  </button>
);

export const BrokenPage = () => (
  <BlankPage
    figure="××"
    title="页面出了问题"
    links={
      <>
        <Again onAgain={reload} />
        <HomeLink />
      </>
    }
  >
    其他页面不受影响，请重新载入。
  </BlankPage>
);

/** A part of the page did not arrive; a page that is reloaded without a network would be gone altogether. */
export function MissingPage({ onAgain }: { readonly onAgain: () => void }) {
  useOnceOnline(onAgain);
  return (
    <BlankPage
      figure="××"
      title="页面没有载入完整"
      links={
        <>
          <Again onAgain={onAgain} />
          <HomeLink />
        </>
      }
    >
      {useIsOnline() ? '网络中断，或者网站刚刚更新过。' : '网络已断开，恢复后自动载入。'}
    </BlankPage>
  );
}

/** The same beside a page, where nothing is said of it. */
export function MissingPart({ onAgain }: { readonly onAgain: () => void }) {
  useOnceOnline(onAgain);
  return null;
}
