import {
  aboutChunk,
  projectChunk,
  qrConfirmChunk,
  sourcingChunk,
  unitPriceChunk,
  userCenterChunk,
} from './page-chunks';
import { BASIS_KEY } from '../costing/basis';
import type { Part } from './part';
import { join } from './portal-store';

/** A slice joins the store before the views of its chunk are drawn. */
export const projectPages: Part<Awaited<ReturnType<typeof projectChunk.load>>> = {
  load: async () => {
    const pages = await projectChunk.load();
    pages.joinBasis(join, window);
    pages.joinExports(join, window);
    pages.offerProjects();
    join(pages.projects);
    join(pages.favorites);
    join(pages.likes);
    return pages;
  },
};
export const unitPricePages: Part<Awaited<ReturnType<typeof unitPriceChunk.load>>> = {
  load: async () => {
    const pages = await unitPriceChunk.load();
    pages.joinBasis(join, window);
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
