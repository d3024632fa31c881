export type { BoxStart } from './box/box-start';
export { SearchBox } from './box/search-box';
export { SearchPage } from './page/search-page';
