import { recordImports } from '#features/record-imports/index';
import { RecordImportPage } from '#features/record-imports/ui/index';
import { pickFile } from '#infra/browser/pick-file';
import { saveFile } from '#infra/browser/save-file';
import { pageModule } from '#src/portal/page-module';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { publishing } from './index';
import { PublishingDraftPage, PublishingListPage } from './ui/index';

export const page = pageModule({
  join: (join, view) => {
    const files = { pick: pickFile(view), save: saveFile(view) };
    join(publishing, files, portalEvents);
    join(recordImports, files);
  },
  views: {
    publishingList: PublishingListPage,
    publishingDetail: PublishingDraftPage,
    recordImport: RecordImportPage,
  },
});
