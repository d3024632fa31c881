import { lazyChunk } from '#src/ui/lazy/lazy-chunk';
import { join } from '../portal-store';

const routerChunk = lazyChunk(() => import(/* webpackChunkName: "router" */ './routed-pages'));

/** Every page but home, with the router that tells them apart. */
export const routedPages = lazyChunk(async () => {
  const pages = await routerChunk.load();
  join(pages.digitFont, pages.fontFaces(window));
  return pages;
});
