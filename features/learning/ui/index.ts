export { ContentPage } from './content-page';
export { ZonePage } from './zone-page';
