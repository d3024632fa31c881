export { publishingOf } from '#features/publishing/index';
export { PublishingDraftPage, PublishingListPage } from '#features/publishing/ui/index';
export { pickFile } from '#infra/browser/pick-file';
export { saveFile } from '#infra/browser/save-file';
