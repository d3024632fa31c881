import { part, type Part } from './part';
import { join } from './portal-store';

const routerChunk = part(() => import(/* webpackChunkName: "router" */ './routed-pages'));

/** Every page but home, with the router that tells them apart. */
export const routedPages: Part<Awaited<ReturnType<typeof routerChunk.load>>> = {
  load: async () => {
    const pages = await routerChunk.load();
    join(pages.digitFontOf(pages.fontFaces(window)));
    return pages;
  },
};
