import { renderToString } from 'react-dom/server';
import { HomeView } from '#features/home/ui/index';
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

/** Runs at build time only; its markup must equal the first render in main.tsx, or hydration would redraw the page. */
export const prerenderHome = (): string =>
  renderToString(
    <>
      <Shell path={HOME} header={header}>
        <HomeView content={undefined} problem={undefined} onRetry={nothing} />
      </Shell>
      <NoticesFrame />
    </>,
  );
