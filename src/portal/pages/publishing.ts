import { publishing } from '#features/publishing/index';
import { PublishingDraftPage, PublishingListPage } from '#features/publishing/ui/index';
import { pickFile } from '#infra/browser/pick-file';
import { saveFile } from '#infra/browser/save-file';
import { pageModule } from '../page-module';
import { portalEvents } from './shared/portal-events';

export const page = pageModule({
  join: (join, view) => join(publishing, { pick: pickFile(view), save: saveFile(view) }, portalEvents),
  views: { publishingList: PublishingListPage, publishingDetail: PublishingDraftPage },
});
