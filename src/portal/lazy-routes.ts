import type { ComponentType } from 'react';
import { lazyView } from '#src/ui/lazy/lazy-view';
import {
  aboutPages,
  comparePages,
  indexRangePages,
  costIndexPages,
  projectPages,
  qrConfirm,
  searchResults,
  sourcingPages,
  unitPricePages,
  newItemsPages,
  publishingPages,
  userCenterPages,
} from './page-parts';
import type { LazyChunk } from '#src/ui/lazy/lazy-chunk';

interface LazyRoute {
  readonly load: () => Promise<unknown>;
  readonly View: ComponentType;
}

const route = <M>(part: LazyChunk<M>, pick: (module: M) => ComponentType): LazyRoute => ({
  load: part.load,
  View: lazyView(part, pick),
});

/** Route name → view that comes with its own chunk. */
export const lazyRoutes: Readonly<Record<string, LazyRoute>> = {
  commonProjList: route(projectPages, (pages) => pages.ProjectListPage),
  commonProjDetail: route(projectPages, (pages) => pages.ProjectDetailPage),
  commonProjCompare: route(comparePages, (pages) => pages.ComparePage),
  commonProjIndexRange: route(indexRangePages, (pages) => pages.IndexRangePage),
  projectCostList: route(costIndexPages, (pages) => pages.CostIndexListPage),
  projectCostDetail: route(costIndexPages, (pages) => pages.CostIndexPage),
  searchResults: route(searchResults, (pages) => pages.SearchResultsPage),
  unitPriceList: route(unitPricePages, (pages) => pages.UnitPriceListPage),
  unitPriceDetail: route(unitPricePages, (pages) => pages.UnitPriceDetailPage),
  newItems: route(newItemsPages, (pages) => pages.NewItemsPage),
  publishingList: route(publishingPages, (pages) => pages.PublishingListPage),
  publishingDetail: route(publishingPages, (pages) => pages.PublishingDraftPage),
  qrConfirm: route(qrConfirm, (parts) => parts.ConfirmPage),
  userCenter: route(userCenterPages, (pages) => pages.PersonalCentrePage),
  userFavorites: route(userCenterPages, (pages) => pages.MyFavoritesPage),
  userDevices: route(userCenterPages, (pages) => pages.LoginDevicesPage),
  userBehavior: route(userCenterPages, (pages) => pages.BehaviorPage),
  sourcing: route(sourcingPages, (pages) => pages.SourcingPage),
  sourcingModule: route(sourcingPages, (pages) => pages.SourcingPage),
  about: route(aboutPages, (pages) => pages.AboutPage),
  contact: route(aboutPages, (pages) => pages.ContactPage),
  statement: route(aboutPages, (pages) => pages.StatementPage),
  copyrights: route(aboutPages, (pages) => pages.CopyrightsPage),
  recruitingExperts: route(aboutPages, (pages) => pages.RecruitingPage),
  recruitingExperts2: route(aboutPages, (pages) => pages.ApplicationPage),
  redirectToNew: route(aboutPages, (pages) => pages.MovedPage),
};

/** Loads what a page is drawn with, ahead of its drawing. */
export const loadPage = (name: string): Promise<unknown> => Promise.resolve(lazyRoutes[name]?.load());
