import { Suspense } from 'react';
import { HomePage } from '../../features/home/ui';
import { routeTable } from '../../features/navigation';
import { PageSkeleton } from '../ui/skeleton';
import { lazyRoutes } from './lazy-routes';
import { ComingSoonPage, NotFoundPage } from './shell/blank-pages';

export const loaderOf = (path: string) => {
  const route = routeTable.find((row) => row.path === path);
  return route && lazyRoutes[route.name]?.load;
};

export interface Place {
  readonly name: string;
  readonly title: string;
}

/** The page of the route that was entered. The home page has no boundary, so that it hydrates in one go. */
export const PortalPage = ({ place }: { readonly place: Place | undefined }) => {
  if (!place) return <PageSkeleton />;
  const { name, title } = place;
  if (name === 'home') return <HomePage />;
  const View = lazyRoutes[name]?.View;
  if (View) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <View />
      </Suspense>
    );
  }
  return routeTable.some((route) => route.name === name) ? (
    <ComingSoonPage title={title} />
  ) : (
    <NotFoundPage />
  );
};
