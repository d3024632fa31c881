import { Suspense } from 'react';
import { HomePage } from '../../features/home/ui';
import { routeTable } from '../../features/navigation';
import { PageSkeleton } from '../ui/skeleton';
import { lazyView, projectPages } from './lazy-parts';
import { lazyRoutes } from './lazy-routes';
import { routedPages } from './router-part';

const RoutedPages = lazyView(routedPages, (pages) => pages.RoutedPages);

/** What most readers open next. */
export const idleLoaders = [routedPages.load, projectPages.load];

/** Loads what a path needs, the router included. */
export const loaderOf = (path: string) => {
  const route = routeTable.find((row) => row.path === path);
  const page = route && lazyRoutes[route.name];
  return page && (() => Promise.all([routedPages.load(), page.load()]));
};

export interface Place {
  readonly name: string;
  readonly fullPath: string;
}

/**
 * The page of the route that was entered. The home page has no boundary, so that it hydrates in one go, and no
 * router, which comes with the first page behind it.
 */
export const PortalPage = ({ place }: { readonly place: Place | undefined }) => {
  if (!place) return <PageSkeleton />;
  if (place.name === 'home') return <HomePage />;
  // Both chunks at once: the page is not asked for only when the router has arrived.
  void lazyRoutes[place.name]?.load();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <RoutedPages fullPath={place.fullPath} />
    </Suspense>
  );
};
