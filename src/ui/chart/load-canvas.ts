/** What draws charts weighs more than any page, and comes with the first chart or ahead of it. */
export const loadCanvas = () => import(/* webpackChunkName: "charts" */ './chart-canvas');
