export type { HomeContent } from '../contract';
export { HomePage } from './home-page';
export { HomeView, type HomeBasisProps } from './home-view';
