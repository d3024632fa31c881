import {
  aboutChunk,
  compareChunk,
  indexRangeChunk,
  costIndexChunk,
  newItemsChunk,
  projectChunk,
  publishingChunk,
  qrConfirmChunk,
  searchResultsChunk,
  sourcingChunk,
  unitPriceChunk,
  userCenterChunk,
} from './page-chunks';
import { BASIS_KEY } from '#src/costing/basis';
import { lazyChunk } from '#src/ui/lazy/lazy-chunk';
import { searchPart } from './lazy-parts';
import { join } from './portal-store';

/** A slice joins the store before the views of its chunk are drawn. */
export const projectPages = lazyChunk(async () => {
  const pages = await projectChunk.load();
  pages.joinBasis(join, window);
  pages.joinExports(join, window);
  pages.offerProjects();
  join(pages.projectsOf(pages.portalEvents));
  join(pages.compare);
  pages.joinMarks(join);
  return pages;
});
export const costIndexPages = lazyChunk(async () => {
  const pages = await costIndexChunk.load();
  pages.joinBasis(join, window);
  pages.joinExports(join, window);
  pages.offerCostIndexes();
  join(pages.costIndexesIn(window));
  pages.joinMarks(join);
  return pages;
});
export const searchResults = lazyChunk(async () => {
  const [pages] = await Promise.all([searchResultsChunk.load(), searchPart.load()]);
  pages.joinMarks(join);
  return pages;
});
export const unitPricePages = lazyChunk(async () => {
  const pages = await unitPriceChunk.load();
  pages.joinBasis(join, window);
  pages.joinExports(join, window);
  pages.offerUnitPrices();
  join(pages.unitPricesOf(pages.noteAddress(window, [BASIS_KEY])));
  pages.joinMarks(join);
  return pages;
});
export const sourcingPages = lazyChunk(async () => {
  const pages = await sourcingChunk.load();
  join(pages.sourcing);
  return pages;
});
export const qrConfirm = lazyChunk(async () => {
  const parts = await qrConfirmChunk.load();
  join(parts.qrLoginOf(parts.pushChannel(window)));
  return parts;
});
export const userCenterPages = lazyChunk(async () => {
  const pages = await userCenterChunk.load();
  join(pages.userCenter);
  join(pages.favorites);
  join(pages.myDataOf(pages.saveFile(window)));
  return pages;
});
export const aboutPages = lazyChunk(async () => {
  const pages = await aboutChunk.load();
  join(pages.about);
  return pages;
});
export const indexRangePages = lazyChunk(async () => {
  const pages = await indexRangeChunk.load();
  pages.joinBasis(join, window);
  pages.joinExports(join, window);
  pages.offerIndexRange();
  join(pages.indexRange);
  return pages;
});
export const comparePages = lazyChunk(async () => {
  const pages = await compareChunk.load();
  pages.joinBasis(join, window);
  pages.joinExports(join, window);
  pages.offerCompare();
  join(pages.compare);
  return pages;
});
export const publishingPages = lazyChunk(async () => {
  const pages = await publishingChunk.load();
  join(pages.publishingOf({ pick: pages.pickFile(window), save: pages.saveFile(window) }));
  return pages;
});
export const newItemsPages = lazyChunk(async () => {
  const pages = await newItemsChunk.load();
  join(pages.newItemsOf(pages.saveFile(window)));
  return pages;
});
