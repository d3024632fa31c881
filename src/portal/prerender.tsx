import { renderToString } from 'react-dom/server';
import { HomeView, type HomeContent } from '#features/home/ui/index';
import { HOME } from '#features/navigation/index';
import { NoticesFrame } from '#features/notices/ui/index';
import { Header } from './shell/header';
import { Shell } from './shell/shell';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

const header = (
  <Header
    path={HOME}
    publishing={false}
    loadRich={never}
    onTabClick={() => true}
    onTabIntent={nothing}
    onLogin={nothing}
    onLoginIntent={nothing}
    onLogout={nothing}
    onSearch={nothing}
  />
);

/**
 * Runs where pages are built, and where they are sent with what home shows; its markup must equal the first render in
 * the portal, or hydration would redraw the page.
 */
export const prerenderHome = (content?: HomeContent): string =>
  renderToString(
    <>
      <Shell path={HOME} header={header}>
        <HomeView content={content} problem={undefined} onRetry={nothing} />
      </Shell>
      <NoticesFrame />
    </>,
  );
