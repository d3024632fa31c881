import { pickFile } from '#infra/browser/pick-file';
import { saveFile } from '#infra/browser/save-file';
import { pageModule } from '#src/portal/page-module';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { publishing } from './index';
import { PublishingDraftPage, PublishingListPage } from './ui/index';

export const page = pageModule({
  join: (join, view) => join(publishing, { pick: pickFile(view), save: saveFile(view) }, portalEvents),
  views: { publishingList: PublishingListPage, publishingDetail: PublishingDraftPage },
});
