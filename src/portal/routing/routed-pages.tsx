import { Suspense, type ComponentType } from 'react';
import { FiguresInFont } from '#features/digit-font/ui/index';
import type { RouteName } from '#features/navigation/index';
import { matchRoute } from '#features/navigation/ui/index';
import { monthAt } from '#src/contract/shanghai-time';
import { LastMonth } from '#src/ui/filter/last-month';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { openPage } from '../open-page';
import type { PageModule } from '../page-module';
import { PAGES, UNFILLED } from '../pages';
import { ComingSoonPage, NotFoundPage } from './unfilled-pages';

export { MemberBar } from '../member-bar';
export { digitFont } from '#features/digit-font/index';
export { fontFaces } from '#infra/browser/font-faces';

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

/** What is drawn of the route that was entered. */
export interface ShownRoute {
  readonly name: string;
  readonly title: string;
}

/** Loads what a page is drawn with, ahead of its drawing. */
export const loadPage = (path: string): Promise<unknown> =>
  Promise.resolve(drawn.get(matchRoute(path).route.name)?.load());

const pageOf = ({ name, title }: ShownRoute) => {
  const View = drawn.get(name)?.View;
  if (View) return <View />;
  return Object.hasOwn(UNFILLED, name) ? <ComingSoonPage title={title} /> : <NotFoundPage />;
};

/** As of when the first of these pages was opened. */
const lastMonth = monthAt(Date.now());

/**
 * Every page but home. It draws the place the guard let in by the name it was let in under: an address that is refused
 * stands in the bar for a moment, and nothing of its page may be seen.
 */
export const RoutedPages = ({ place }: { readonly place: ShownRoute }) => (
  <Suspense fallback={<PageSkeleton />}>
    <FiguresInFont>
      <LastMonth value={lastMonth}>{pageOf(place)}</LastMonth>
    </FiguresInFont>
  </Suspense>
);
