import { Suspense, type ComponentType } from 'react';
import { createPath, Route, Router, Routes, type Navigator } from 'react-router-dom';
import { FiguresInFont } from '#features/digit-font/ui/index';
import type { RouteName } from '#features/navigation/index';
import { matchRoute, routeTable } from '#features/navigation/ui/index';
import { hashAddress } from '#infra/browser/hash-address';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { openPage } from './open-page';
import type { PageModule } from './page-module';
import { PAGES } from './pages';
import { ComingSoonPage, NotFoundPage } from './unfilled-pages';

export { MemberBar } from './member-bar';
export { digitFont } from '#features/digit-font/index';
export { fontFaces } from '#infra/browser/font-faces';

const routes = routeTable.filter(({ redirectTo }) => redirectTo === undefined);

interface Page {
  readonly beside?: 'search';
  readonly routes: readonly RouteName[];
  readonly load: () => Promise<{ readonly page: PageModule<never> }>;
}
interface DrawnRoute {
  readonly load: () => Promise<unknown>;
  readonly View: ComponentType;
}
const drawn: ReadonlyMap<string, DrawnRoute> = new Map(
  PAGES.flatMap((page: Page) => {
    const chunk = openPage(page);
    return page.routes.map((name): [string, DrawnRoute] => [
      name,
      {
        load: chunk.load,
        // That the page has this view was checked where it was defined.
        View: lazyView(chunk, ({ page: { views } }) => (views as PageModule<RouteName>['views'])[name]),
      },
    ]);
  }),
);

/** Loads what a page is drawn with, ahead of its drawing. */
export const loadPage = (path: string): Promise<unknown> =>
  Promise.resolve(drawn.get(matchRoute(path).route.name)?.load());

const pageOf = (name: string, title = '') => {
  const View = drawn.get(name)?.View;
  return View ? <View /> : <ComingSoonPage title={title} />;
};

const pathOf = (to: Parameters<Navigator['push']>[0]): string =>
  typeof to === 'string' ? to : createPath(to);
const address = hashAddress(window);
/** Links move the address; the guard hears of it, and what it lets in comes back as the location. */
const navigator: Navigator = {
  createHref: (to) => `#${pathOf(to)}`,
  push: (to) => address.go(pathOf(to)),
  replace: (to) => address.replace(pathOf(to)),
  go: (steps) => window.history.go(steps),
};

/**
 * Every page but home. It draws the place the guard let in, never the address itself: an address that is refused
 * stands in the bar for a moment, and nothing of its page may be seen.
 */
export const RoutedPages = ({ fullPath }: { readonly fullPath: string }) => (
  <Router location={fullPath} navigator={navigator}>
    <Suspense fallback={<PageSkeleton />}>
      <FiguresInFont>
        <Routes>
          {routes.map(({ name, path, title }) => (
            <Route key={name} path={path} element={pageOf(name, title)} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </FiguresInFont>
    </Suspense>
  </Router>
);
