import { Suspense } from 'react';
import { HomePage } from '#features/home/ui/index';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { recommendationsPart } from '../lazy-parts';
import { whenIdle } from '../prefetch';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { HomeBasis } from './home-basis';
import type { ShownRoute } from './routed-pages';
import { routedPages } from './router-part';
import { ErrorBoundary } from '../shell/error-boundary';
import { topBarPlace } from '../shell/top-bar';

const RoutedPages = lazyView(routedPages, (pages) => pages.RoutedPages);

/** Until the guard knows the route; a router that does not arrive is told of by the boundary. */
const RouterWait = lazyView(routedPages, () => PageSkeleton);
const LateMemberBar = lazyView(routedPages, (pages) => pages.MemberBar);

/** The header of the member centre, whose place is kept while it is on its way. */
export const MemberBar = () => (
  <Suspense fallback={topBarPlace}>
    <LateMemberBar />
  </Suspense>
);

const HomeRecommendations = lazyView(recommendationsPart, (parts) => parts.HomeRecommendations);
const belowHome = (
  <ErrorBoundary place="home" quiet>
    <Suspense>
      <HomeRecommendations />
    </Suspense>
  </ErrorBoundary>
);

/** Loads what a path needs, the router included. */
export const loaderOf = (path: string) => () => routedPages.load().then((pages) => pages.loadPage(path));

/**
 * The page of the route that was entered. The home page has no boundary, so that it hydrates in one go, and no
 * router, which comes with the first page behind it.
 */
export const PortalPage = ({ place }: { readonly place: ShownRoute | undefined }) => {
  if (!place)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <RouterWait />
      </Suspense>
    );
  if (place.name === 'home') return <HomePage below={belowHome} whenIdle={whenIdle} Basis={HomeBasis} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <RoutedPages place={place} />
    </Suspense>
  );
};
