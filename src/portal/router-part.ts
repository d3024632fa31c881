import { part } from '#src/ui/late/part';
import { join } from './portal-store';

const routerChunk = part(() => import(/* webpackChunkName: "router" */ './routed-pages'));

/** Every page but home, with the router that tells them apart. */
export const routedPages = part(async () => {
  const pages = await routerChunk.load();
  join(pages.digitFontOf(pages.fontFaces(window)));
  return pages;
});
