export { PublishingDraftPage } from './draft/draft-page';
export { PublishingListPage } from './list/list-page';
