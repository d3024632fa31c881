import type { ReactNode } from 'react';
import { useIsOnline, useOnceOnline } from '#src/ui/network';
import { BlankPage, HomeLink } from './blank-page';

const reload = () => location.reload();

interface BrokenProps {
  readonly title: string;
  readonly onAgain: () => void;
  readonly more?: ReactNode;
  /** What went wrong, and what helps. */
  readonly children: ReactNode;
}

const Broken = ({ title, onAgain, more, children }: BrokenProps) => (
  <BlankPage
    figure="××"
    title={title}
    links={
      <>
        <button className="button button-fill" type="button" onClick={onAgain}>
          重新载入
        </button>
        <HomeLink />
        {more}
      </>
    }
  >
    {children}
  </BlankPage>
);

export const BrokenPage = ({ report }: { readonly report: ReactNode }) => (
  <Broken title="页面出了问题" onAgain={reload} more={report}>
    其他页面不受影响，请重新载入。
  </Broken>
);

/** A part of the page did not arrive; a page that is reloaded without a network would be gone altogether. */
export function MissingPage({ onAgain }: { readonly onAgain: () => void }) {
  useOnceOnline(onAgain);
  return (
    <Broken title="页面没有载入完整" onAgain={onAgain}>
      {useIsOnline() ? '网络中断，或者网站刚刚更新过。' : '网络已断开，恢复后自动载入。'}
    </Broken>
  );
}

/** The same beside a page, where nothing is said of it. */
export function MissingPart({ onAgain }: { readonly onAgain: () => void }) {
  useOnceOnline(onAgain);
  return null;
}
