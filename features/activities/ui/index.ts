export { CheckInPage } from './check-in-page';
export { ActivityFrame } from './frame';
export { HomePage } from './home-page';
export { MallPage } from './mall-page';
export { PointsPage } from './points-page';
export { RafflePage } from './raffle-page';
