export { publishingOf } from '../../../features/publishing';
export { PublishingDraftPage, PublishingListPage } from '../../../features/publishing/ui';
export { pickFile } from '../../../infra/browser/pick-file';
export { saveFile } from '../../../infra/browser/save-file';
