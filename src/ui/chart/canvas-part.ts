import { lazyChunk } from '../lazy/lazy-chunk';

/** What draws charts weighs more than any page, and comes with the first chart or ahead of it. */
export const canvasPart = lazyChunk(() => import(/* webpackChunkName: "charts" */ './chart-canvas'));
