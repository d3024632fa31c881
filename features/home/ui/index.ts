export { HomePage } from './home-page';
export { HomeView } from './home-view';
