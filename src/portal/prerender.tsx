import { renderToString } from 'react-dom/server';
import { HomeView } from '#features/home/ui/index';
import { Header } from './shell/header';
import { Shell } from './shell/shell';
import { HOME_PATH } from './shell/tabs';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

const header = (
  <Header
    path={HOME_PATH}
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
      <Shell path={HOME_PATH} header={header}>
        <HomeView content={undefined} problem={undefined} onRetry={nothing} />
      </Shell>
      <div className="notices" />
    </>,
  );
