export { newItemsOf } from '../../../features/new-items';
export { NewItemsPage } from '../../../features/new-items/ui';
export { saveFile } from '../../../infra/browser/save-file';
