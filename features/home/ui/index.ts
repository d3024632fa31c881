export type { HomeContent } from '../contract';
export { HomePage } from './home-page';
export { HomeView } from './home-view';
