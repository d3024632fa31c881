import {
  aboutChunk,
  newItemsChunk,
  projectChunk,
  publishingChunk,
  qrConfirmChunk,
  sourcingChunk,
  userCenterChunk,
} from './page-chunks';
import type { Part } from './part';
import { join } from './portal-store';

/** A slice joins the store before the views of its chunk are drawn. */
export const projectPages: Part<Awaited<ReturnType<typeof projectChunk.load>>> = {
  load: async () => {
    const pages = await projectChunk.load();
    join(pages.projects);
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
