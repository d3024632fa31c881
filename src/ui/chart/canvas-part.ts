import { part } from '../late/part';

/** What draws charts weighs more than any page, and comes with the first chart or ahead of it. */
export const canvasPart = part(() => import(/* webpackChunkName: "charts" */ './chart-canvas'));
