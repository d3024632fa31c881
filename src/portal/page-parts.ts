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
import { BASIS_KEY } from '../costing/basis';
import type { Part } from './part';
import { searchPart } from './lazy-parts';
import { join } from './portal-store';

/** A slice joins the store before the views of its chunk are drawn. */
export const projectPages: Part<Awaited<ReturnType<typeof projectChunk.load>>> = {
  load: async () => {
    const pages = await projectChunk.load();
    pages.joinBasis(join, window);
    pages.joinExports(join, window);
    pages.offerProjects();
    join(pages.projects);
    join(pages.compare);
    join(pages.favorites);
    join(pages.likes);
    return pages;
  },
};
export const costIndexPages: Part<Awaited<ReturnType<typeof costIndexChunk.load>>> = {
  load: async () => {
    const pages = await costIndexChunk.load();
    pages.joinExports(join, window);
    pages.offerCostIndexes();
    join(pages.costIndexesIn(window));
    return pages;
  },
};
export const searchResults: Part<Awaited<ReturnType<typeof searchResultsChunk.load>>> = {
  load: async () => {
    const [pages] = await Promise.all([searchResultsChunk.load(), searchPart.load()]);
    join(pages.favorites);
    join(pages.likes);
    return pages;
  },
};
export const unitPricePages: Part<Awaited<ReturnType<typeof unitPriceChunk.load>>> = {
  load: async () => {
    const pages = await unitPriceChunk.load();
    pages.joinBasis(join, window);
    pages.joinExports(join, window);
    pages.offerUnitPrices();
    join(pages.unitPricesOf(pages.noteAddress(window, [BASIS_KEY])));
    join(pages.favorites);
    join(pages.likes);
    return pages;
  },
};
export const sourcingPages: Part<Awaited<ReturnType<typeof sourcingChunk.load>>> = {
  load: async () => {
    const pages = await sourcingChunk.load();
    join(pages.sourcing);
    return pages;
  },
};
export const qrConfirm: Part<Awaited<ReturnType<typeof qrConfirmChunk.load>>> = {
  load: async () => {
    const parts = await qrConfirmChunk.load();
    join(parts.qrLoginOf(parts.pushChannel(window)));
    return parts;
  },
};
export const userCenterPages: Part<Awaited<ReturnType<typeof userCenterChunk.load>>> = {
  load: async () => {
    const pages = await userCenterChunk.load();
    join(pages.userCenter);
    join(pages.favorites);
    join(pages.myDataOf(pages.saveFile(window)));
    return pages;
  },
};
export const aboutPages: Part<Awaited<ReturnType<typeof aboutChunk.load>>> = {
  load: async () => {
    const pages = await aboutChunk.load();
    join(pages.about);
    return pages;
  },
};
export const indexRangePages: Part<Awaited<ReturnType<typeof indexRangeChunk.load>>> = {
  load: async () => {
    const pages = await indexRangeChunk.load();
    pages.joinBasis(join, window);
    pages.joinExports(join, window);
    pages.offerIndexRange();
    join(pages.indexRange);
    return pages;
  },
};
export const comparePages: Part<Awaited<ReturnType<typeof compareChunk.load>>> = {
  load: async () => {
    const pages = await compareChunk.load();
    pages.joinBasis(join, window);
    pages.joinExports(join, window);
    pages.offerCompare();
    join(pages.compare);
    return pages;
  },
};
export const publishingPages: Part<Awaited<ReturnType<typeof publishingChunk.load>>> = {
  load: async () => {
    const pages = await publishingChunk.load();
    join(pages.publishingOf({ pick: pages.pickFile(window), save: pages.saveFile(window) }));
    return pages;
  },
};
export const newItemsPages: Part<Awaited<ReturnType<typeof newItemsChunk.load>>> = {
  load: async () => {
    const pages = await newItemsChunk.load();
    join(pages.newItemsOf(pages.saveFile(window)));
    return pages;
  },
};
