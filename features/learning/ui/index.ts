export { ContentPage, type ContentPageProps } from './content-page';
export { ZonePage } from './zone-page';
