export { MobilePage } from './mobile-page';
