import { Suspense } from 'react';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { FiguresInFont } from '#features/digit-font/ui/index';
import { routeTable } from '#features/navigation/index';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { lazyRoutes } from './lazy-routes';
import { ComingSoonPage, NotFoundPage } from './unfilled-pages';

export { loadPage } from './lazy-routes';
export { MemberBar } from './member-bar';
export { digitFontOf } from '#features/digit-font/index';
export { fontFaces } from '#infra/browser/font-faces';

const routes = routeTable.filter(({ redirectTo }) => redirectTo === undefined);

const pageOf = (name: string, title = '') => {
  const View = lazyRoutes[name]?.View;
  return View ? <View /> : <ComingSoonPage title={title} />;
};

/**
 * Every page but home. It draws the place the guard let in, never the address itself: an address that is refused
 * stands in the bar for a moment, and nothing of its page may be seen.
 */
export const RoutedPages = ({ fullPath }: { readonly fullPath: string }) => (
  <HashRouter>
    <Suspense fallback={<PageSkeleton />}>
      <FiguresInFont>
        <Routes location={fullPath}>
          {routes.map(({ name, path, title }) => (
            <Route key={name} path={path} element={pageOf(name, title)} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </FiguresInFont>
    </Suspense>
  </HashRouter>
);
