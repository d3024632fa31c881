import { part } from './lazy-chunks';

/** Every page but home, with the router that tells them apart. */
export const routedPages = part(() => import(/* webpackChunkName: "router" */ './routed-pages'));
