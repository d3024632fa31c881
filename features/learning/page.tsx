import { attentionTo } from '#infra/browser/attention';
import { saveFile } from '#infra/browser/save-file';
import { pageModule } from '#src/portal/page-module';
import { learning } from './index';
import { ContentPage, ZonePage } from './ui/index';

export const page = pageModule({
  join: (join, view) => join(learning, saveFile(view), attentionTo(view)),
  views: { studyIndex: ZonePage, GArea: ZonePage, GAreaDetail: ContentPage, CostManagement: ContentPage },
});
