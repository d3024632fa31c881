export { NewItemsPage } from './new-items-page';
