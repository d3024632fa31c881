export { commands as searchCommands, search } from '#features/search/index';

/** Run when they are due. */
export const views = () => import(/* webpackMode: "eager" */ '../shell/rich-search-box');
